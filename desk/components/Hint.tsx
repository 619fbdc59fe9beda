/** A few words in a bubble beside what is pointed at or has the keyboard's focus (WCAG 1.4.13). */
import {
  cloneElement,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Who only passes over it is spared the bubble; a finger has to rest on it, and goes before it is read. */
const MOUSE_MS = { open: 100, close: 0 };
const FINGER_MS = { open: 700, close: 1500 };

interface Props {
  /** '' shows nothing. */
  text: string;
  /** Under the child, or over it where there is no room; or at its right. */
  side?: 'below' | 'beside';
  /** The words say more than the child's own name does: they are read out with it. */
  isDescription?: boolean;
  /** What the words are about: one element. */
  children: ReactElement<{ title?: string; 'aria-describedby'?: string }>;
}

interface BubbleProps {
  id: string;
  text: string;
  side: 'below' | 'beside';
  area: RefObject<HTMLElement | null>;
}

/** Puts the bubble beside the child, within the window. */
function place(bubble: HTMLElement, child: DOMRect, side: BubbleProps['side']): void {
  const { width, height } = bubble.getBoundingClientRect();
  const centre = child.left + child.width / 2;
  const left = Math.max(0, Math.min(centre - width / 2, window.innerWidth - width));
  const isAbove = side === 'below' && child.bottom + height > window.innerHeight;
  bubble.dataset['side'] = isAbove ? 'above' : side;
  bubble.style.left = `${side === 'beside' ? child.right : left}px`;
  bubble.style.top = `${side === 'beside' ? child.top + (child.height - height) / 2 : isAbove ? child.top - height : child.bottom}px`;
  bubble.style.setProperty('--arrow', `${centre - left}px`);
}

function Bubble({ id, text, side, area }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const child = area.current?.firstElementChild;
      if (bubble.current && child) place(bubble.current, child.getBoundingClientRect(), side);
    };
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [area, side, text]);
  return (
    <span ref={bubble} role="tooltip" id={id} className="hint" data-side={side}>
      <span className="hint-words">{text}</span>
    </span>
  );
}

/** Shows the words while the mouse is on the child or on them, a finger rests on it, or the keyboard is at it; Escape hides them. */
export function Hint({ text, side = 'below', isDescription = false, children }: Props) {
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const show = (isShown: boolean, afterMs = 0) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(isShown), afterMs);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Escape hides it from the frame on in which it shows.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  const isShown = isOpen && text !== '';
  const delays = (pointer: string) => (pointer === 'touch' ? FINGER_MS : MOUSE_MS);
  return (
    <span
      ref={area}
      className="hint-area"
      onPointerEnter={({ pointerType }) => show(true, delays(pointerType).open)}
      onPointerLeave={({ pointerType }) => show(false, delays(pointerType).close)}
      onFocus={({ target }) => target.matches(':focus-visible') && show(true)}
      onBlur={() => show(false)}
    >
      {isDescription && text !== ''
        ? // The title would be a second bubble.
          cloneElement(children, isShown ? { 'aria-describedby': id } : { title: text })
        : children}
      {isShown && <Bubble id={id} text={text} side={side} area={area} />}
    </span>
  );
}

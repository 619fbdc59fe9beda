import styles from './Dial.module.css';
import {
  arc,
  BEADS,
  beads,
  block,
  CENTRE,
  DIAL_MEASURES,
  type DialSize,
  filledDisc,
  hourCuts,
  pointAt,
} from '../../../contract/dial/dial-geometry.ts';
import type { DialHours } from './dial-hours.ts';

/** Short words on the dial, in one language. */
export interface DialWords {
  /** On the band of working hours. */
  work?: string | undefined;
  /** Beside the dial: that the ring is a day, and which of its hours are worked. */
  caption?: string | undefined;
  /** In the smallest one, where nothing is known: one letter. */
  ask?: string;
  /** In the middle: a number with its unit, or one word, with what it is said of above it. */
  centre?: { number: string; unit: string; shortUnit: string } | { word: string; of?: string } | undefined;
}

/** A dial in one language. */
export interface DialContent {
  hours: DialHours;
  words: DialWords;
  /** What it shows, in a sentence. Undefined where what stands beside it says the same: it is then hidden from screen readers. */
  title: string | undefined;
}

interface DialProps extends DialContent {
  size: DialSize;
  /** Begins the ids of its parts; once on a page. */
  id: string;
  /** Whether one of 96 is drawn so large that the hours around it have room: 176 px. */
  isLabelled?: boolean;
}

/** From the ring to the dashes of what no source says. */
const ASK_GAP = 2.6;

/** Hours that a dial with room for them names. */
const NAMED_HOURS = [0, 6, 12, 18];

/** The viewBox with room for these around one of 96. */
const LABELLED_BOX = '-16 -15 152 150';

/** What does not name any hours of classes, and does not leave them to the student either. */
const isOpen = ({ classes, isSelfPaced }: DialHours) => classes.length === 0 && !isSelfPaced;

/** What names no hours of study a week either: the dial then says nothing of the programme. */
export const isUnknown = (hours: DialHours) => isOpen(hours) && !hours.weekly;

/** The ground: day, night, and the hours that the reader works or has. */
function Ground({ size, hours }: Pick<DialProps, 'size' | 'hours'>) {
  const { ring, width, corner } = DIAL_MEASURES[size];
  const [inner, outer] = [ring - width / 2, ring + width / 2];
  return (
    <>
      <circle className={styles.day} cx={CENTRE} cy={CENTRE} r={ring} />
      <path className={styles.night} d={arc({ from: 18, to: 30 }, ring)} />
      {hours.free?.map((span) => (
        <path key={span.from} className={styles.free} d={block(span, inner, outer, corner)} />
      ))}
      {hours.work && !hours.free && <path className={styles.work} d={block(hours.work, inner, outer, corner)} />}
    </>
  );
}

/** When classes are: blocks that stand out of the ring, a closed line where the hours are one's own, dashes around the day where nobody says. */
function ClassTimes({ size, hours }: Pick<DialProps, 'size' | 'hours'>) {
  const { ring, width, raised, corner, rim } = DIAL_MEASURES[size];
  const [inner, outer] = [ring - width / 2, ring + width / 2];
  return (
    <>
      {isOpen(hours) && (
        <circle className={styles.ask} cx={CENTRE} cy={CENTRE} r={outer + ASK_GAP} pathLength={size === 44 ? 12 : 24} />
      )}
      {hours.isSelfPaced && hours.classes.length === 0 && (
        <circle className={styles.any} cx={CENTRE} cy={CENTRE} r={outer + ASK_GAP} />
      )}
      {hours.classes.map((span) => (
        <g key={span.from}>
          <path className={styles.class} d={block(span, inner - raised, outer + raised, corner)} />
          {size !== 44 && <path className={styles.cut} d={hourCuts(span, inner + 0.6, outer - 0.6)} />}
        </g>
      ))}
      {hours.mayBe && rim > 0 && <path className={styles.rim} d={arc(hours.mayBe, outer + rim)} />}
    </>
  );
}

/** Hours of study a week: beads, or a glass that fills up in the smallest dial. */
function Weekly({ size, hours: { weekly } }: Pick<DialProps, 'size' | 'hours'>) {
  const radius = DIAL_MEASURES[size].hours;
  if (size === 44)
    return (
      weekly && (
        <>
          <circle className={styles.glass} cx={CENTRE} cy={CENTRE} r={radius} />
          <path className={styles.level} d={filledDisc(Math.min(1, weekly.to / BEADS), radius)} />
        </>
      )
    );
  if (!weekly && size === 96) return null;
  return (
    <>
      <circle className={styles.slot} cx={CENTRE} cy={CENTRE} r={radius} pathLength={BEADS} />
      {weekly && weekly.to > weekly.from && (
        <path className={styles.maybe} {...beads(Math.min(BEADS, weekly.to), radius)} />
      )}
      {weekly && <path className={styles.hour} {...beads(Math.min(BEADS, weekly.from), radius)} />}
    </>
  );
}

/** The middle: how many hours a week, or one word. */
function Centre({ size, hours, words: { centre, ask } }: Pick<DialProps, 'size' | 'hours' | 'words'>) {
  if (size === 44)
    return (
      isUnknown(hours) && (
        <text className={styles.open} x={CENTRE} y={75}>
          {ask}
        </text>
      )
    );
  if (!centre) return null;
  const isLarge = size === 280;
  if ('number' in centre)
    return (
      <>
        <text className={styles.number} x={CENTRE} y={isLarge ? 62.5 : 60}>
          {centre.number}
        </text>
        <text className={styles.unit} x={CENTRE} y={isLarge ? 71 : 75}>
          {isLarge ? centre.unit : centre.shortUnit}
        </text>
      </>
    );
  // The widest word, the Vietnamese one, keeps inside.
  const { word, of } = centre;
  const below = isLarge ? 62.7 : 64.6;
  return (
    <>
      {isOpen(hours) && <circle className={styles.askDisc} cx={CENTRE} cy={CENTRE} r={isLarge ? 18 : 33} />}
      {of !== undefined && (
        <text className={styles.unit} x={CENTRE} y={isLarge ? below - 5 : below - 7}>
          {of}
        </text>
      )}
      <text className={styles.word} x={CENTRE} y={of === undefined ? below : isLarge ? below + 4 : below + 8}>
        {word}
      </text>
    </>
  );
}

/** An hour as it is written at the ring: 14, and 14:30. */
function hourText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour) % 24}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

function Figure({ hour, radius, isClass = false }: { hour: number; radius: number; isClass?: boolean }) {
  const { x, y } = pointAt(hour, radius);
  return (
    <text className={isClass ? styles.classFigure : styles.figure} x={x} y={y} dominantBaseline="central">
      {hourText(hour)}
    </text>
  );
}

/** What only the largest dial has: ticks, the hours in figures, and the word on the working hours. */
function Figures({ hours, words, id }: Pick<DialProps, 'hours' | 'words' | 'id'>) {
  const { ring, width, rim } = DIAL_MEASURES[280];
  const edges = hours.classes.flatMap(({ from, to }) => [from, to]);
  const own = [...NAMED_HOURS, ...(hours.work && !hours.free ? [hours.work.from] : [])];
  const named = own.filter((hour) => edges.every((edge) => Math.abs((edge % 24) - hour) >= 1));
  const outside = ring + width / 2 + rim + 5;
  return (
    <>
      <circle className={styles.tick} cx={CENTRE} cy={CENTRE} r={ring - width / 2 - 2} pathLength="24" />
      {words.work && hours.work && !hours.free && hours.classes.length > 0 && (
        <>
          <path id={`${id}-work`} d={arc({ from: hours.work.from + 0.35, to: hours.work.to }, ring - 1.8)} />
          <text className={styles.band}>
            <textPath href={`#${id}-work`}>{words.work}</textPath>
          </text>
        </>
      )}
      {named.map((hour) => (
        <Figure key={hour} hour={hour} radius={58.4} />
      ))}
      {edges.map((hour) => (
        <Figure key={hour} hour={hour} radius={hours.mayBe ? outside : 58.4} isClass />
      ))}
    </>
  );
}

/**
 * Which hours of a day a programme takes: 24 hours as a ring, noon on top (DIAL-1). Working hours are a band, live classes
 * raised blocks, hours of study beads, what no source says dashes. Drawn without colours and without a script as well.
 */
export function Dial({ size, id, hours, words, title, isLabelled = false }: DialProps) {
  const label = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': id };
  const className = `${styles.dial} ${styles[`size${size}`]}`;
  return (
    <svg
      className={className}
      viewBox={isLabelled ? LABELLED_BOX : '0 0 120 120'}
      {...label}
      data-dial=""
      data-labelled={isLabelled ? '' : undefined}
    >
      {title !== undefined && <title id={id}>{title}</title>}
      <Ground size={size} hours={hours} />
      {size === 280 && <Figures hours={hours} words={words} id={id} />}
      {isLabelled && NAMED_HOURS.map((hour) => <Figure key={hour} hour={hour} radius={67.5} />)}
      <ClassTimes size={size} hours={hours} />
      <Weekly size={size} hours={hours} />
      <Centre size={size} hours={hours} words={words} />
    </svg>
  );
}

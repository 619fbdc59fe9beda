import school from './school.module.css';
import type { StoryContent, StoryTexts } from './story-content.ts';
import styles from './TagGroups.module.css';

interface TagGroupsProps {
  stories: StoryContent[];
  texts: StoryTexts;
  /** The story of the carousel. */
  index: number;
  /** The group that is lit; another than `index` while one is hovered or focused. */
  lit: number;
  /** The group whose tags pulse, or null. */
  pulsing: number | null;
  focusGroup: (group: number | null) => void;
  choose: (group: number) => void;
}

/**
 * The tag bubbles, grouped by story (STORY-2): the first tag of each on the arc of the day, the others of the
 * lit one in a row under it. The tags of a group do one thing, so a group is one button: five stops for the
 * keyboard instead of twenty.
 */
export function TagGroups({ stories, texts, index, lit, pulsing, focusGroup, choose }: TagGroupsProps) {
  return (
    // A fieldset is for form controls.
    <div
      className={`desktop-only ${styles.sky}`}
      role="group"
      aria-label={texts.tags}
      data-active={lit}
      data-count={stories.length}
      data-needs-script
    >
      {/* The parabola that the groups hang from; TagGroups.module.css has the same three heights. */}
      <svg className={styles.arc} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-100 170 Q500 -154 1100 170" />
      </svg>
      <span className={styles.sun} aria-hidden="true">
        <i />
      </span>
      {stories.map((story, group) => (
        <button
          key={story.id}
          type="button"
          className={`${school.school} ${styles.group}`}
          data-school={story.school}
          data-lit={group === lit ? '' : undefined}
          aria-current={group === index ? 'true' : undefined}
          onPointerEnter={() => focusGroup(group)}
          onPointerLeave={() => focusGroup(null)}
          onFocus={() => focusGroup(group)}
          onBlur={() => focusGroup(null)}
          onClick={() => choose(group)}
        >
          <span className="visually-hidden">{story.title}: </span>
          <Bubbles tags={story.tags.slice(0, 1)} isPulsing={group === pulsing} />
          <span className={styles.others}>
            <Bubbles tags={story.tags.slice(1)} isPulsing={group === pulsing} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** Tags as bubbles that can pulse. */
function Bubbles({ tags, isPulsing }: { tags: string[]; isPulsing: boolean }) {
  return tags.map((tag) => (
    <span key={tag} className={styles.bubble} data-tag data-pulsing={isPulsing ? '' : undefined}>
      {tag}{' '}
    </span>
  ));
}

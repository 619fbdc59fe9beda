/** The rules of the why-choose panels (HOME-9) as functions of plain data. */

/** Milliseconds between choosing a panel and the start of its film; the specification's number. */
export const PANEL_SWITCH_DELAY_MS = 700;

/** Milliseconds between the section's start and the start of its first film; the specification's number. */
export const FIRST_AUTOPLAY_DELAY_MS = 1000;

/** Width in px of the open panel in a window 1440 px wide; the specification's number. */
export const PANEL_OPEN_WIDTH = 753;

/** Width in px of each closed panel in a window 1440 px wide; the specification's number. */
export const PANEL_CLOSED_WIDTH = 135;

/** How long a pointer rests on a closed panel before it opens, so that crossing one opens nothing. */
export const HOVER_INTENT_MS = 120;

/** What the panels show and do. */
export interface PanelState {
  /** The open panel. */
  active: number;
  /** Milliseconds before the open panel's film may start. */
  delayMs: number;
  /** Whether that time has passed. */
  isDue: boolean;
  /** Whether the open panel's film waits for its play button. */
  isPaused: boolean;
  /** Whether films must not start by themselves in this browser. */
  isRestricted: boolean;
}

/** What happens to the panels. */
export type PanelEvent =
  | { type: 'select'; index: number }
  | { type: 'due' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'restrict'; isRestricted: boolean };

/** The panels as the server renders them. */
export const FIRST_STATE: PanelState = {
  active: 0,
  delayMs: FIRST_AUTOPLAY_DELAY_MS,
  isDue: false,
  isPaused: false,
  isRestricted: false,
};

/**
 * The panels after an event. A panel that is chosen starts its film after the delay, unless the
 * visitor paused the films or the browser must not start any: then it waits for its button.
 */
export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'select':
      if (event.index === state.active) return state;
      return {
        ...state,
        active: event.index,
        delayMs: PANEL_SWITCH_DELAY_MS,
        isDue: false,
        isPaused: state.isPaused || state.isRestricted,
      };
    case 'due':
      return { ...state, isDue: true };
    case 'play':
      return { ...state, isDue: true, isPaused: false };
    case 'pause':
      return { ...state, isPaused: true };
    case 'restrict':
      return { ...state, isRestricted: event.isRestricted, isPaused: state.isPaused || event.isRestricted };
  }
}

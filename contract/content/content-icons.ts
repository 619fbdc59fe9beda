/** The icons that documents choose from: drawings of Phosphor by name. */
export const CONTENT_ICONS = [
  'airplane-tilt',
  'books',
  'briefcase',
  'calendar-check',
  'certificate',
  'chalkboard-teacher',
  'chats-circle',
  'clock',
  'globe',
  'graduation-cap',
  'handshake',
  'heart',
  'identification-card',
  'laptop',
  'lightbulb',
  'list-checks',
  'magnifying-glass',
  'map-pin',
  'medal',
  'path',
  'pencil-line',
  'phone',
  'scales',
  'shield-check',
  'student',
  'trophy',
  'users-three',
  'wallet',
] as const;

/** The name of such an icon. */
export type ContentIcon = (typeof CONTENT_ICONS)[number];

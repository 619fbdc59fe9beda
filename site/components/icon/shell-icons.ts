/** Icons that the header, the footer and dialogs use on every page. */
export const SHELL_ICONS = [
  'caret-down', 'caret-right', 'globe', 'list', 'x', 'arrow-right', 'phone', 'envelope-simple', 'map-pin', 'handshake',
  'brand-wechat', 'brand-bilibili', 'brand-zhihu', 'chats-circle', 'check', 'pause-fill', 'play-fill',
] as const;

/**
 * Whether keys open the command palette: Ctrl or Cmd and K; on a keyboard without Latin letters, the key in
 * its place.
 */
export const isShortcut = ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~'))

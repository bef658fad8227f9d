/** Escapes a text for a regular expression: every character matches itself. */
export const escapeRegExp = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')

/** A text as a search that finds it anywhere, in either case: every character stands for itself. */
export const escapeRegExp = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')

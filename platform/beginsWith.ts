/** Matches texts that begin with a text, as an index finds them: in the same case. */
export const beginsWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)

/** What stands in double braces. It reads a text once, whatever is in it: what writes it may be long, and of others. */
const BRACES = /\{\{([^{}]*)\}\}/g

/** The names in double braces, `{{ name }}`, without the spaces around them, in order. */
export const namesInBraces = (text: string): string[] =>
  [...text.matchAll(BRACES)].map(([, name = '']) => name.trim())

/**
 * A text with something in place of each name in double braces.
 * @param valueOf what is written for a name; `whole` is the name as it stands, with its braces
 */
export const fillBraces = (text: string, valueOf: (name: string, whole: string) => string): string =>
  text.replace(BRACES, (whole, name: string) => valueOf(name.trim(), whole))

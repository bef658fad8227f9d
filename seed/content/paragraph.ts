/**
 * A paragraph that is written over several lines of code: each break between lines is one space in the text.
 * @returns the text, without space around it
 */
export const paragraph = (strings: TemplateStringsArray): string =>
  strings
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim()

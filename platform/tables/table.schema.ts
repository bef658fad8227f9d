/** Tables as files: what statements of banks and lists of people have in common. A leaf: the browser imports it too. */

/** A file that cannot be read at all; the message is told to staff. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

export const SEPARATORS = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' } as const
export type Separator = keyof typeof SEPARATORS

/** How the letters of a text file are written. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1256': 'Arabic (Windows-1256)',
} as const
export type Encoding = keyof typeof ENCODINGS

/** What may be read of a table. Checked while it is read. */
export interface TableLimits {
  /** How many rows, with those before the header. */
  rows: number
  /** What is said of a table with more. */
  tooMany: string
}

/** A text of a file as it is kept: one line, without control characters, at most so long. */
export const cleanText = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, max)

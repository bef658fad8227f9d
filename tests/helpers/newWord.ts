import { randomUUID } from 'node:crypto'

/** A word that no other test uses. Of letters alone: a number that is looked for beside it is never in it. */
export const newWord = (): string =>
  `w${randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`

import { decodeText, guessEncoding } from '../../../../platform/tables/decodeText'
import { guessSeparator, readDelimited } from '../../../../platform/tables/readDelimited'
import { isWorkbook, readWorkbook } from '../../../../platform/tables/readWorkbook'
import { type Encoding, type Separator, UnreadableFileError } from '../../../../platform/tables/table.schema'
import { PEOPLE_LIMITS } from '../fields.schema'

const TABLE = {
  rows: PEOPLE_LIMITS.rows + 50,
  tooMany: `A list may have ${PEOPLE_LIMITS.rows.toLocaleString('en')} people.`,
}

export interface PeopleTable {
  format: 'csv' | 'xlsx'
  separator?: Separator
  encoding?: Encoding
  rows: string[][]
}

/** How a text file is written, as staff chose it; what is left out is guessed. */
export interface TextChoices {
  separator?: Separator
  encoding?: Encoding
}

/**
 * The rows of a list of people, each as its cells.
 * @throws UnreadableFileError for what is neither a table nor a workbook, for an empty file, and for too many rows
 */
export const readPeopleTable = async (bytes: Uint8Array, choices: TextChoices = {}): Promise<PeopleTable> => {
  if (isWorkbook(bytes)) return { format: 'xlsx', rows: await readWorkbook(bytes, TABLE) }
  // the workbooks of before 2007
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFileError('Please save this workbook as XLSX or CSV, and upload it again.')
  const encoding = choices.encoding ?? guessEncoding(bytes)
  const text = decodeText(bytes, encoding)
  if (text.trim() === '') throw new UnreadableFileError('This file is empty.')
  const separator = choices.separator ?? guessSeparator(text)
  return { format: 'csv', separator, encoding, rows: await readDelimited(text, separator, TABLE) }
}

/** The row with the headings, from 1: the first with the most texts among the first rows. */
export const guessHeaderRow = (rows: readonly string[][]): number => {
  const widths = rows
    .slice(0, 20)
    .map((cells) => cells.filter((cell) => /\p{L}/u.test(cell) && !cell.includes('@')).length)
  return Math.max(widths.indexOf(Math.max(0, ...widths)), 0) + 1
}

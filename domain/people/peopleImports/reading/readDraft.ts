import type { Payload } from 'payload'
import { cleanText } from '../../../../platform/tables/table.schema'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { headingsKey } from '../checkImport'
import { PEOPLE_LIMITS, TRANSLATED_FIELDS } from '../fields.schema'
import type { ColumnSample, PeopleDraft } from '../import.schema'
import { type PeopleMapping, foldWord, mappingSchema } from '../mapping.schema'
import { findImport, findMapping, readImportContent } from '../peopleImportsRepository'
import { guessMapping, guessWords } from './guessMapping'
import { isAmbiguousDate } from './readDate'
import { type TextChoices, guessHeaderRow, readPeopleTable } from './readPeopleTable'

const FIRST_ROWS = 12
const CELL_LENGTH = 60
const VALUES = 3
/** A column with more different values is not one of words that are translated. */
const MAX_WORDS = 60

/** A column as its values show it. */
const sampleOf = async (
  rows: readonly string[][],
  headerRow: number,
  column: number,
): Promise<ColumnSample> => {
  const values: string[] = []
  const words = new Map<string, string>()
  let isAmbiguous = false
  for (const cells of rows.slice(headerRow)) {
    await letOthersRun()
    const text = cleanText(cells[column] ?? '', CELL_LENGTH)
    if (text === '') continue
    if (values.length < VALUES && !values.includes(text)) values.push(text)
    const word = foldWord(text)
    if (words.size <= MAX_WORDS && word !== '' && !words.has(word)) words.set(word, text)
    isAmbiguous ||= isAmbiguousDate(text)
  }
  return {
    heading: cleanText(rows[headerRow - 1]?.[column] ?? '', CELL_LENGTH),
    values,
    words: words.size > MAX_WORDS ? [] : [...words].map(([word, text]) => ({ word, text })),
    isAmbiguous,
  }
}

/** A remembered mapping for this file: words that are new in it are guessed. */
const withNewWords = (mapping: PeopleMapping, columns: readonly ColumnSample[]): PeopleMapping => ({
  ...mapping,
  words: Object.fromEntries(
    TRANSLATED_FIELDS.map((field) => [
      field,
      guessWords(field, columns[mapping.columns.indexOf(field)]?.words ?? [], mapping.words[field]),
    ]),
  ) as PeopleMapping['words'],
})

/**
 * A file before it is checked: its columns with samples, and the mapping of the last list with the same headings, else
 * a guess. Null without it.
 * @throws UnreadableFileError for a file that cannot be read
 */
export const readDraft = async (
  payload: Payload,
  id: string,
  { headerRow: chosen, ...choices }: TextChoices & { headerRow?: number } = {},
): Promise<PeopleDraft | null> => {
  const imported = await findImport(payload, id)
  const content = imported && (await readImportContent(payload, imported._id))
  if (!imported || !content) return null
  const { rows, format, separator, encoding } = await readPeopleTable(content, choices)
  const headerRow = chosen ?? guessHeaderRow(rows)
  const headings = rows[headerRow - 1] ?? []
  const columns: ColumnSample[] = []
  for (let column = 0; column < Math.min(headings.length, PEOPLE_LIMITS.columns); column += 1)
    columns.push(await sampleOf(rows, headerRow, column))
  const table = { headerRow, ...(separator && { separator }), ...(encoding && { encoding }) }
  const saved = mappingSchema.safeParse(
    imported.mapping ?? (await findMapping(payload, headingsKey(columns.map(({ heading }) => heading)))),
  )
  const isRemembered = saved.success && saved.data.columns.length === columns.length
  return {
    id,
    name: imported.name,
    format,
    ...table,
    firstRows: rows
      .slice(0, FIRST_ROWS)
      .map((cells) => cells.slice(0, 20).map((cell) => cleanText(cell, CELL_LENGTH))),
    columns,
    mapping: isRemembered ? { ...withNewWords(saved.data, columns), ...table } : guessMapping(columns, table),
    isRemembered,
  }
}

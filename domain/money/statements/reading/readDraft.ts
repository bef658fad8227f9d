import type { Payload } from 'payload'
import { decodeText } from '../../../../platform/tables/decodeText'
import type { StatementDraft } from '../line.schema'
import { guessSeparator, readDelimited } from '../../../../platform/tables/readDelimited'
import { type Separator } from '../../../../platform/tables/table.schema'
import { STATEMENT_TABLE } from '../statement.schema'
import { mappingSchema } from '../mapping.schema'
import { findImport, findMapping, readImportContent } from '../statementsRepository'
import { viewImport } from '../viewImport'

/** How much of a table is shown for choosing its columns. */
const SAMPLE_ROWS = 12
const SAMPLE_COLUMNS = 30
const SAMPLE_LENGTH = 16 * 1024
const CELL_LENGTH = 60

/** The first rows of a table. */
const sampleOf = async (text: string, separator: Separator): Promise<string[][]> => {
  const beginning = text.slice(0, SAMPLE_LENGTH)
  const whole = text.length > SAMPLE_LENGTH ? beginning.slice(0, beginning.lastIndexOf('\n')) : beginning
  const rows = await readDelimited(whole, separator, STATEMENT_TABLE).catch(() => [])
  return rows
    .slice(0, SAMPLE_ROWS)
    .map((cells) => cells.slice(0, SAMPLE_COLUMNS).map((cell) => cell.slice(0, CELL_LENGTH)))
}

/** A file with its first rows and the mapping of the account's last statement. Null without it. */
export const readDraft = async (
  payload: Payload,
  id: string,
  separator?: Separator,
): Promise<StatementDraft | null> => {
  const imported = await findImport(payload, id)
  if (!imported) return null
  const view = viewImport(imported, {})
  const content = imported.format === 'csv' ? await readImportContent(payload, imported._id) : null
  if (!content) return { ...view, sample: [], mapping: null }
  const text = decodeText(content)
  const saved = mappingSchema.safeParse(imported.mapping ?? (await findMapping(payload, imported.account)))
  const used = separator ?? saved.data?.separator ?? guessSeparator(text)
  return { ...view, sample: await sampleOf(text, used), mapping: saved.data ?? null, separator: used }
}

import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { decodeText } from '../../../platform/tables/decodeText'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { buildMatchContext } from './matching/buildMatchContext'
import { keepBalances } from './fileBalances'
import { finaliseLine } from './finaliseLine'
import { fingerprintLines } from './fingerprintLines'
import { planLine } from './matching/planLine'
import { readCamt } from './reading/readCamt'
import { readMt940 } from './reading/readMt940'
import { readCsv } from './reading/readCsv'
import type { ParsedLine, ParsedStatement, StatementFormat } from './statement.schema'
import { mappingSchema } from './mapping.schema'
import {
  type StoredImport,
  type StoredLine,
  changeLine,
  claimImport,
  completeImport,
  findImport,
  findLinesOf,
  insertLines,
  readImportContent,
} from './statementsRepository'
import { toFields } from './reading/toFields'
import { undoLines } from './undoImport'

/** One process works on an import; when it breaks off, another goes on after this time. */
const LEASE_MS = 60_000
const LINES_AT_ONCE = 500
/** How many lines are booked between two renewals of the lease. */
const LINES_A_LEASE = 50

/** No bank books on a day that is still to come: such a day was read in the wrong form, or the file is wrong. */
const refuseFutureDays = ({ lines, problems, ...statement }: ParsedStatement): ParsedStatement => {
  const today = todayInJuba()
  const isFuture = ({ day }: ParsedLine): boolean => day > today
  return {
    ...statement,
    lines: lines.filter((line) => !isFuture(line)),
    problems: [
      ...problems,
      ...lines.filter(isFuture).map(({ row, day }) => ({ row, message: `The day ${day} is still to come` })),
    ],
  }
}

/**
 * Reads the lines of a file.
 * @throws UnreadableFileError for a file that cannot be read, and for a table without a mapping
 */
export const readStatement = async (
  content: Uint8Array,
  format: StatementFormat,
  mapping: unknown,
): Promise<ParsedStatement> => {
  const text = decodeText(content)
  if (format === 'camt053') return refuseFutureDays(await readCamt(text))
  if (format === 'mt940') return refuseFutureDays(await readMt940(text))
  const { data } = mappingSchema.safeParse(mapping)
  if (!data) throw new UnreadableFileError('Please say which column of the table is what.')
  return refuseFutureDays(await readCsv(text, data))
}

/** Stores the lines of a file that are not stored yet. Safe to repeat, also at once with the same file. */
const storeLines = async (payload: Payload, imported: StoredImport): Promise<void> => {
  const content = await readImportContent(payload, imported._id)
  if (!content) return
  const { lines, balances } = await readStatement(content, imported.format, imported.mapping)
  await keepBalances(payload, imported, balances)
  const fingerprinted = await fingerprintLines(imported.account, lines)
  const now = new Date().toISOString()
  for (let start = 0; start < fingerprinted.length; start += LINES_AT_ONCE)
    await insertLines(
      payload,
      fingerprinted.slice(start, start + LINES_AT_ONCE).map((line): Omit<StoredLine, '_id'> => ({
        ...line,
        import: imported._id,
        method: imported.method,
        status: 'new',
        revision: 0,
        needsFinalising: false,
        createdAt: now as never,
        updatedAt: now as never,
      })),
    )
}

const withoutPayment = ({ payment: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields

/** Finds what the new lines of an import are, and books them. Safe to repeat after a crash at any point. */
const bookLines = async (payload: Payload, id: ObjectId, renew: () => Promise<boolean>): Promise<boolean> => {
  for (const line of await findLinesOf(payload, id, { status: 'ready', needsFinalising: true }))
    await finaliseLine(payload, line._id)
  const lines = await findLinesOf(payload, id, { status: 'new' })
  if (lines.length === 0) return true
  const parsed = lines.map(({ text, payer, transaction, ...line }) => ({
    ...line,
    text: text ?? '',
    payer: payer ?? '',
    transaction: transaction ?? '',
  }))
  const context = await buildMatchContext(payload, parsed)
  for (const [index, line] of parsed.entries()) {
    if (index % LINES_A_LEASE === LINES_A_LEASE - 1 && !(await renew())) return false
    const plan = planLine(line, context)
    const isQuestion = plan.outcome === 'question'
    const set = { ...toFields(plan), status: isQuestion ? 'question' : 'ready', needsFinalising: !isQuestion }
    const changed = await changeLine(payload, line, ['new'], set)
    // another line is that payment since: this one is a payment of its own
    if (changed === 'taken')
      await changeLine(payload, line, ['new'], { ...withoutPayment(set), outcome: 'duplicate' })
    if (changed && !isQuestion) await finaliseLine(payload, line._id)
  }
  return true
}

/**
 * Books the lines of an import, or undoes it, as its status says. Safe to repeat, also by several processes at once.
 */
export const finaliseImport = async (payload: Payload, id: ObjectId): Promise<void> => {
  let lease = await claimImport(payload, id, LEASE_MS, null)
  if (!lease) return
  const renew = async (): Promise<boolean> => {
    lease = await claimImport(payload, id, LEASE_MS, lease)
    return lease !== null
  }
  const imported = await findImport(payload, id)
  if (imported?.status === 'importing') {
    await storeLines(payload, imported)
    if (await bookLines(payload, id, renew)) await completeImport(payload, id, 'importing', 'imported')
  }
  if (imported?.status === 'undoing') {
    await undoLines(payload, id)
    await completeImport(payload, id, 'undoing', 'undone')
  }
}

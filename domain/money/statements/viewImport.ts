import type { ImportView, LineView, Suggestion } from './line.schema'
import type { StoredImport, StoredLine } from './statementsRepository'

/** A file as staff read it. */
export const viewImport = (
  { _id, name, account, status, format, importedAt }: StoredImport,
  outcomes: ImportView['outcomes'],
): ImportView => ({
  id: _id.toHexString(),
  name,
  account,
  status,
  format,
  createdAt: _id.getTimestamp().toISOString(),
  importedAt: importedAt?.toISOString() ?? null,
  outcomes,
})

/** A line as staff read it. */
export const viewLine = (line: StoredLine): LineView => ({
  id: line._id.toHexString(),
  row: line.row,
  day: line.day,
  amountMinor: line.amountMinor,
  currency: line.currency,
  text: line.text ?? '',
  payer: line.payer ?? '',
  transaction: line.transaction ?? '',
  status: line.status,
  outcome: line.outcome ?? 'question',
  question: line.question ?? null,
  suggestions: (line.suggestions ?? []) as unknown as Suggestion[],
  invoice: line.invoice?.toHexString() ?? null,
  payment: line.payment?.toHexString() ?? null,
  note: line.note ?? null,
  revision: line.revision,
})

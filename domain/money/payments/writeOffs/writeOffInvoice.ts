import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { type StoredInvoice, endWriteOffs, findInvoice, viewInvoice, writeOffOpen } from '../../invoices'
import type { InvoiceView } from '../../invoices/invoice.schema'
import { finaliseInvoice } from '../finaliseInvoice'
import type { WriteOffInput } from './writeOff.schema'

export type WriteOffProblem = 'not_found' | 'not_open' | 'changed_meanwhile' | 'being_checked'

/** Why an invoice was not written off. */
const problemOf = ({ status, openMinor, checks }: StoredInvoice, seenMinor: number): WriteOffProblem => {
  if (status !== 'open') return 'not_open'
  if (checks?.some(({ endedAt }) => !endedAt)) return 'being_checked'
  return openMinor === seenMinor ? 'not_open' : 'changed_meanwhile'
}

const finish = async (
  req: PayloadRequest,
  [before, after]: readonly [StoredInvoice, StoredInvoice],
  done: { action: 'invoice.written-off' | 'invoice.write-off-undone'; reason: string },
): Promise<InvoiceView> => {
  const { payload } = req
  const id = after._id.toHexString()
  const facts = ({ status, openMinor, writtenOffMinor, currency }: StoredInvoice) => ({
    status,
    openMinor,
    writtenOffMinor: writtenOffMinor ?? 0,
    currency,
  })
  await recordChange(req, {
    ...done,
    subject: { collection: 'invoices', id, title: after.number },
    account: after.user.toHexString(),
    before: facts(before),
    after: facts(after),
  })
  await finaliseInvoice(payload, id)
  return viewInvoice((await findInvoice(payload, id)) ?? after)
}

/**
 * Writes off what is open of an invoice that will not be paid: it is an expense, and owed no more. What was paid stays
 * paid, and gives what it gave; the invoice gives nothing else. Money that comes for it after all ends the write-off
 * and pays the invoice (`allocate`).
 * @returns why not: nothing is open, another amount than was seen, or a payment is being checked
 */
export const writeOffInvoice = async (
  req: PayloadRequest,
  id: string,
  input: WriteOffInput,
  by: string,
): Promise<InvoiceView | { problem: WriteOffProblem }> => {
  const { payload } = req
  const before = await findInvoice(payload, id)
  if (!before) return { problem: 'not_found' }
  const after = await writeOffOpen(payload, id, { ...input, by })
  if (!after) return { problem: problemOf((await findInvoice(payload, id)) ?? before, input.openMinor) }
  return finish(req, [before, after], { action: 'invoice.written-off', reason: input.reason })
}

/**
 * Undoes what was written off of an invoice, by reversing entries: it is owed again.
 * @returns `not_open` when nothing of it is written off
 */
export const undoWriteOff = async (
  req: PayloadRequest,
  id: string,
  reason: string,
  by: string,
): Promise<InvoiceView | { problem: WriteOffProblem }> => {
  const { payload } = req
  const before = await findInvoice(payload, id)
  if (!before) return { problem: 'not_found' }
  const after = await endWriteOffs(payload, id, { reason, by })
  if (!after) return { problem: 'not_open' }
  return finish(req, [before, after], { action: 'invoice.write-off-undone', reason })
}

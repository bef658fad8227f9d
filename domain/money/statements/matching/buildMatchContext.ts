import type { Payload } from 'payload'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { type OpenInvoice, findInvoicesByReferences, streamOpenInvoices } from '../../invoices/index'
import {
  type StoredPayment,
  findClaims,
  findConfirmedByTransaction,
  findPaymentsFor,
} from '../../payments/index'
import { type Claim, type MatchContext, type PayableInvoice, normaliseTransaction } from './planLine'
import { ReferenceIndex } from './ReferenceIndex'
import type { ParsedLine } from '../statement.schema'
import { findTakenPayments } from '../statementsRepository'
import { Suggester } from './Suggester'

/** How long before its line a payment may have been reported. */
const CLAIM_DAYS = 180
const DAY_MS = 24 * 60 * 60_000

const toPayable = ({ _id, ...invoice }: OpenInvoice): PayableInvoice => ({
  id: _id.toHexString(),
  reference: invoice.reference ?? '',
  number: invoice.number ?? '',
  user: invoice.user.toHexString(),
  name: invoice.recipient.name,
  currency: invoice.currency,
  openMinor: invoice.openMinor,
  sspPerUsd: invoice.rate?.sspPerUsd ?? null,
})

const toClaim = ({ _id, invoice, user, amountMinor, currency, transaction }: StoredPayment): Claim => ({
  id: _id.toHexString(),
  invoice: invoice?.toHexString() ?? null,
  user: user?.toHexString() ?? null,
  amountMinor,
  currency,
  transaction: transaction ?? '',
})

/** The payments that lines with money that left may take back, by transaction number and by invoice. */
const findConfirmed = async (
  payload: Payload,
  lines: readonly ParsedLine[],
  invoiceOf: (line: ParsedLine) => PayableInvoice | undefined,
): Promise<Map<string, Claim[]>> => {
  const confirmed = new Map<string, Claim[]>()
  for (const line of lines) {
    if (line.amountMinor > 0) continue
    await letOthersRun()
    const transaction = normaliseTransaction(line.transaction)
    if (transaction.length >= 4 && !confirmed.has(transaction))
      confirmed.set(transaction, (await findConfirmedByTransaction(payload, line.transaction)).map(toClaim))
    const invoice = invoiceOf(line)
    if (invoice && !confirmed.has(invoice.id))
      confirmed.set(
        invoice.id,
        (await findPaymentsFor(payload, invoice.id))
          .filter(({ status }) => status === 'confirmed')
          .map(toClaim),
      )
  }
  return confirmed
}

/** Reads what the lines of a statement are compared with. */
export const buildMatchContext = async (
  payload: Payload,
  lines: readonly ParsedLine[],
): Promise<MatchContext> => {
  const invoices = new ReferenceIndex<PayableInvoice>()
  const suggester = new Suggester()
  for await (const open of streamOpenInvoices(payload)) {
    const invoice = toPayable(open)
    if (!invoice.reference) continue
    invoices.add(invoice)
    suggester.add(invoice)
    await letOthersRun()
  }
  const others = new Set<string>()
  for (const { text } of lines) {
    const match = invoices.match(text)
    if (match.kind === 'other') others.add(match.reference)
    await letOthersRun()
  }
  const settled = new Map(
    (await findInvoicesByReferences(payload, [...others])).map((invoice) => [
      invoice.reference ?? '',
      // paid and void ones take nothing; money that comes for one that was written off pays it
      { ...toPayable(invoice), openMinor: invoice.writtenOffMinor ?? 0 },
    ]),
  )
  const firstDay = lines.reduce((first, { day }) => (day < first ? day : first), '9999-12-31')
  const since = new Date(Math.min(Date.parse(firstDay), Date.now()) - CLAIM_DAYS * DAY_MS)
  const claims = await findClaims(payload, since)
  const taken = await findTakenPayments(
    payload,
    claims.map(({ _id }) => _id),
  )
  const confirmed = await findConfirmed(payload, lines, ({ text }) => {
    const match = invoices.match(text)
    return match.kind === 'one'
      ? match.item
      : match.kind === 'other'
        ? settled.get(match.reference)
        : undefined
  })
  return {
    invoices,
    settled,
    claims: claims.map(toClaim).filter(({ id }) => !taken.has(id)),
    confirmed,
    suggest: (line) => suggester.suggest(line),
  }
}

import type { Payload } from 'payload'
import type { Currency, Money } from '../../../platform/moneyFormat.schema'
import { readCredit } from '../dues'
import { dayOf, findStoredWaivers } from '../../membership/grades'
import { overdueMinor } from '../invoices/instalments.schema'
import type { WaiverRow } from '../../membership/grades/waiver.schema'
import { type StoredInvoice, findInvoicesOf, viewInvoice } from '../invoices'
import { findCreditNotesOf, listPaymentsOf, viewCreditNote } from '../payments'
import { findFullNames } from '../../people/profiles'
import type { MoneyState, PersonMoney, StaffInvoice } from './personMoney.schema'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

type Open = Pick<StoredInvoice, 'status' | 'dueAt' | 'currency' | 'totalMinor' | 'openMinor' | 'instalments'>

const stateOf = (open: readonly Open[], now: Date): MoneyState => {
  if (open.length === 0) return 'clear'
  return open.some((invoice) => overdueMinor(invoice, now) > 0) ? 'overdue' : 'owing'
}

const owedOf = (open: readonly Open[]): Money[] => {
  const sums = new Map<Currency, number>()
  for (const { currency, openMinor } of open) sums.set(currency, (sums.get(currency) ?? 0) + openMinor)
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }))
}

const toStaffInvoice = (invoice: StoredInvoice): StaffInvoice => ({
  ...viewInvoice(invoice),
  voidReason: invoice.voidReason ?? null,
  remindedOn: invoice.remindedOn ?? null,
  writeOffs: (invoice.writeOffs ?? []).map(({ amountMinor, reason, at, endedAt, endReason }) => ({
    amountMinor,
    reason,
    at: at.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endReason: endReason ?? null,
  })),
  chapter: invoice.chapter?.toHexString() ?? null,
  fund: invoice.fund ?? null,
})

/** The waivers of a person, with the names of who gave them. */
const readWaivers = async (payload: Payload, user: string): Promise<WaiverRow[]> => {
  const waivers = await findStoredWaivers(payload, user)
  const names = await findFullNames(
    payload,
    waivers.flatMap(({ by }) => by ?? []),
  )
  return waivers.map(({ _id, kind, percent, validFrom, validUntil, reason, by }) => ({
    id: _id.toHexString(),
    kind,
    percent,
    validFrom: dayOf(validFrom),
    validUntil: validUntil ? dayOf(validUntil) : null,
    reason,
    by: by ? (names.get(by.toHexString()) ?? FORMER_COLLEAGUE) : null,
  }))
}

/**
 * A person's money. Skips access control: the caller lets in staff who read people.
 * @param isDetailed whether the reader handles money; others see how the person stands, and no amounts
 */
export const readPersonMoney = async (
  payload: Payload,
  user: string,
  isDetailed: boolean,
  now = new Date(),
): Promise<PersonMoney> => {
  const invoices = await findInvoicesOf(payload, user)
  const open = invoices.filter(({ status }) => status === 'open')
  const state = stateOf(open, now)
  if (!isDetailed) return { state, details: null }
  const [payments, credit, notes, waivers] = await Promise.all([
    listPaymentsOf(payload, user),
    readCredit(payload, user),
    findCreditNotesOf(payload, user),
    readWaivers(payload, user),
  ])
  return {
    state,
    details: {
      owed: owedOf(open),
      credit,
      invoices: invoices.map(toStaffInvoice),
      payments,
      creditNotes: notes.map(viewCreditNote),
      waivers,
    },
  }
}

import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { toJubaTime } from '../../../platform/jubaTime'
import type { Money } from '../../../platform/moneyFormat.schema'
import type { InvoiceView } from '../../money/invoices/invoice.schema'
import { queueMail } from '../../messaging/mail'
import { findRemainingContact } from '../../people/profiles'

interface Term {
  _id: ObjectId
  user: ObjectId
  term: Date
}

/**
 * Tells a member how much the card is charged and when: once for an amount and a day.
 * @returns whether there is somebody to tell; not once the account is leaving
 */
export const mailAnnouncement = async (
  payload: Payload,
  { _id, user, term }: Term,
  { amount, chargesAt }: { amount: Money; chargesAt: Date },
): Promise<boolean> => {
  const contact = await findRemainingContact(payload, user)
  if (!contact) return false
  const { amountMinor, currency } = amount
  const what = `${toJubaTime(chargesAt).slice(0, 10)}:${currency}${amountMinor}`
  await queueMail(payload, {
    template: 'automaticRenewalAnnounced',
    to: contact.email,
    data: {
      fullName: contact.fullName,
      amountMinor,
      currency,
      chargesAt: chargesAt.toISOString(),
      expiresAt: term.toISOString(),
    },
    dedupeKey: `automatic-renewal:${_id.toHexString()}:${term.toISOString()}:announced:${what}`,
  })
  return true
}

/** Tells a member that the card was refused, and how to pay; once a try. */
export const mailFailure = async (
  payload: Payload,
  { _id, user, term }: Term,
  facts: { invoice: InvoiceView; reason: string; tryNumber: number; nextTryAt: Date | null },
): Promise<void> => {
  const { invoice, reason, tryNumber, nextTryAt } = facts
  const contact = await findRemainingContact(payload, user)
  if (!contact) return
  await queueMail(payload, {
    template: 'automaticRenewalFailed',
    to: contact.email,
    data: {
      fullName: contact.fullName,
      reason,
      invoice: invoice.id,
      invoiceNumber: invoice.number,
      amountMinor: invoice.openMinor,
      currency: invoice.currency,
      expiresAt: term.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    },
    dedupeKey: `automatic-renewal:${_id.toHexString()}:${term.toISOString()}:failed:${tryNumber}`,
  })
}

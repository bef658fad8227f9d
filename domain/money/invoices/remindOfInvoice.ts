import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { queueMail } from '../../messaging/mail'
import { formatInvoiceAmount } from './invoiceAmounts.schema'
import { isOverdueNow } from './isOverdueNow'
import { findInvoice, markReminded } from './invoicesRepository'
import { formatReference } from './reference.schema'
import { viewInvoice } from './viewInvoice'

export type ReminderProblem = 'not_found' | 'not_open' | 'no_address' | 'paying' | 'reminded_today'

/**
 * Reminds who owes an invoice by mail, at most once a day of Juba's calendar, also where two members of staff ask at
 * the same moment. Skips access control.
 * @param isPaying whether money of a person is on its way: nobody is reminded then
 */
export const remindOfInvoice = async (
  payload: Payload,
  id: string,
  isPaying: (payload: Payload, user: ObjectId) => Promise<boolean>,
  now = new Date(),
): Promise<{ outcome: 'reminded' } | { problem: ReminderProblem }> => {
  const invoice = await findInvoice(payload, id)
  if (!invoice?.number) return { problem: 'not_found' }
  if (invoice.status !== 'open') return { problem: 'not_open' }
  const view = viewInvoice(invoice)
  if (!view.recipient.email) return { problem: 'no_address' }
  if (await isPaying(payload, invoice.user)) return { problem: 'paying' }
  const today = todayInJuba(now)
  // the mail first: repeated after a crash, it is the same one
  await queueMail(payload, {
    template: 'invoiceReminder',
    to: view.recipient.email,
    data: {
      invoiceId: view.id,
      number: view.number,
      fullName: view.recipient.name,
      reference: formatReference(view.reference),
      amount: formatInvoiceAmount(view.openMinor, view),
      dueAt: view.dueAt,
      isOverdue: isOverdueNow(invoice),
    },
    dedupeKey: `invoiceReminder:${view.id}:${today}`,
  })
  return (await markReminded(payload, invoice._id, today))
    ? { outcome: 'reminded' }
    : { problem: 'reminded_today' }
}

import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { daysBefore } from '../../../platform/jubaTime'
import { queueMail } from '../../messaging/mail'
import { nextInstalment, openInstalments, overdueMinor } from './instalments.schema'
import { formatInvoiceAmount } from './invoiceAmounts.schema'
import { type StoredInvoice, findRenewalInvoices } from './invoicesRepository'
import { streamInstalmentInvoices } from './openInvoicesRepository'
import { formatReference } from './reference.schema'
import { viewInvoice } from './viewInvoice'

/** So many days before an instalment is due its payer is told. */
const REMINDED_DAYS = 7

/** Whether money of a person is on its way: nobody is reminded then. */
type IsPaying = (payload: Payload, user: ObjectId) => Promise<boolean>

const remind = async (
  payload: Payload,
  invoice: StoredInvoice,
  { now, isPaying }: { now: Date; isPaying: IsPaying },
): Promise<void> => {
  const next = nextInstalment(invoice)
  const view = viewInvoice(invoice)
  if (!next || !view.recipient.email || now < daysBefore(next.dueAt, REMINDED_DAYS)) return
  if (await isPaying(payload, invoice.user)) return
  const isOverdue = next.dueAt < now
  await queueMail(payload, {
    template: 'instalmentDue',
    to: view.recipient.email,
    data: {
      invoiceId: view.id,
      number: view.number,
      fullName: view.recipient.name,
      reference: formatReference(view.reference),
      amount: formatInvoiceAmount(isOverdue ? overdueMinor(invoice, now) : next.openMinor, view),
      dueAt: next.dueAt.toISOString(),
      isOverdue,
    },
    dedupeKey: `instalment:${view.id}:${next.dueAt.toISOString()}:${isOverdue ? 'overdue' : 'due'}`,
  })
}

/**
 * Reminds payers of the instalment that is next: a week before it is due, and once it is overdue; once each, stopped
 * by its payment. Safe to run twice, and at once by several processes.
 */
export const remindInstalments = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
  isPaying: IsPaying = () => Promise.resolve(false),
): Promise<void> => {
  for await (const invoice of streamInstalmentInvoices(payload)) {
    if (signal?.aborted) return
    try {
      await remind(payload, invoice, { now, isPaying })
    } catch (error) {
      const about = { err: error, invoice: invoice._id.toHexString() }
      payload.logger.warn(about, 'a payer could not be reminded of an instalment')
    }
  }
}

/** Whether a person pays a renewal in instalments, and all that were due: nobody is reminded of the renewal then. */
export const paysInInstalments = async (
  payload: Payload,
  user: ObjectId,
  now = new Date(),
): Promise<boolean> =>
  (await findRenewalInvoices(payload, user.toHexString())).some(
    (invoice) =>
      invoice.status === 'open' &&
      Boolean(invoice.instalments?.length) &&
      openInstalments(invoice)[0]?.openMinor === 0 &&
      overdueMinor(invoice, now) === 0,
  )

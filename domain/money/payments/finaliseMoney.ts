import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { findUnfinalisedInvoices } from '../invoices'
import { finaliseInvoice } from './finaliseInvoice'
import { finalisePayment } from './finalisePayment'
import { findUnfinalisedPayments } from './paymentsRepository'

const MAX_AT_ONCE = 500

/**
 * Completes payments and invoices that a crash left. One that fails does not stop the others. Runs at start
 * and regularly.
 */
export const finaliseMoney = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const finalise = async (
    ids: string[],
    collection: string,
    apply: (id: string) => Promise<void>,
  ): Promise<void> => {
    await workOnEach(payload, ids, apply, {
      failed: 'what follows from it failed; it is tried again',
      about: (id) => ({ collection, id }),
      signal,
    })
  }
  await finalise(await findUnfinalisedPayments(payload, MAX_AT_ONCE), 'payments', (id) =>
    finalisePayment(payload, id),
  )
  await finalise(await findUnfinalisedInvoices(payload, MAX_AT_ONCE), 'invoices', (id) =>
    finaliseInvoice(payload, id),
  )
}

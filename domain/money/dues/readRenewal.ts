import type { PayloadRequest } from 'payload'
import { findRenewalInvoices, viewInvoice } from '../invoices'
import { readOwnRenewals } from '../../membership/renewals'
import type { RenewalState } from './dues.schema'
import { findRenewable } from './requestRenewal'
import { listRenewalOffers } from './renewalOffers'

/**
 * What the renewal page shows: membership and requests, what each choice costs, and the latest invoice for a
 * renewal.
 */
export const readRenewal = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<RenewalState> => {
  const [own, membership, invoices] = await Promise.all([
    readOwnRenewals(req, user),
    findRenewable(req, user),
    findRenewalInvoices(req.payload, user.id),
  ])
  const latest = invoices.find(({ status, number }) => number && (status === 'open' || status === 'paid'))
  return {
    ...own,
    offers: membership ? await listRenewalOffers(req.payload, membership) : [],
    invoice: latest ? viewInvoice(latest) : null,
  }
}

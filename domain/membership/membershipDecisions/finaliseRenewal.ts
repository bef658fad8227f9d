import type { Payload } from 'payload'
import {
  findUnfinalisedRenewal,
  findUnfinalisedRenewals,
  mailRenewal,
  markRenewalFinalised,
} from '../renewals'
import { finaliseEach } from './finaliseEach'
import { reconcileMembership } from './reconcileMembership'

/**
 * Applies what follows from a request to renew and from its decision: the new term, then the mails. Safe to
 * repeat after a crash at any point, and to run twice at once.
 */
export const finaliseRenewal = async (payload: Payload, id: string): Promise<void> => {
  const renewal = await findUnfinalisedRenewal(payload, id)
  if (!renewal) return
  if (renewal.status === 'done') await reconcileMembership(payload, renewal.user.toHexString())
  await mailRenewal(payload, renewal)
  await markRenewalFinalised(payload, renewal) // a newer decision is finalised by the process that recorded it
}

/** Finalises the requests and decisions that a crash left. Runs at start and regularly. */
export const finaliseRenewals = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'renewals', await findUnfinalisedRenewals(payload), finaliseRenewal)

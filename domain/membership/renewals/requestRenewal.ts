import type { Payload, PayloadRequest } from 'payload'
import type { OwnMembership } from '../memberships/ownMembership.schema'
import { readOwnMembership } from '../memberships'
import type { RenewalYears } from './choices.schema'
import { mailRenewal } from './mailRenewal'
import {
  createRenewal,
  findUnfinalisedRenewal,
  hasRenewal,
  markRenewalFinalised,
  withdrawOpenRenewal,
} from './renewalsRepository'

/** Whether a membership is one's own, and one that ends and may be extended. */
export const isRenewable = ({
  status,
  expiresAt,
  company,
}: Pick<OwnMembership, 'status' | 'expiresAt' | 'company'>): boolean =>
  Boolean(expiresAt) && !company && ['active', 'grace', 'expired'].includes(status)

/** Sends the mails about a new request, unless it has been decided in between. A failure leaves them to the job. */
const sendMails = async (payload: Payload, id: string): Promise<void> => {
  try {
    const renewal = await findUnfinalisedRenewal(payload, id)
    if (renewal?.status !== 'requested') return
    await mailRenewal(payload, renewal)
    await markRenewalFinalised(payload, renewal)
  } catch (error) {
    payload.logger.error(
      { err: error, renewal: id },
      'a request to renew has arrived, but the mails about it failed; they are tried again',
    )
  }
}

/**
 * Stores a person's request to renew the own membership, and tells the person and the staff by mail.
 * @returns the request's id, or why there is none
 */
export const requestRenewal = async (
  req: PayloadRequest,
  user: { id: string; email: string },
  years: RenewalYears,
): Promise<{ id: string } | { problem: 'not_renewable' | 'open_already' }> => {
  if (!isRenewable(await readOwnMembership(req, user))) return { problem: 'not_renewable' }
  const id = await createRenewal(req.payload, user.id, years)
  if (!id) return { problem: 'open_already' }
  await sendMails(req.payload, id)
  return { id }
}

/**
 * Withdraws a person's own request, unless it has been decided.
 * @returns whether it is withdrawn, now or before
 */
export const withdrawRenewal = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<'withdrawn' | 'decided' | 'not_found'> => {
  if (!(await hasRenewal(payload, { id, user }))) return 'not_found'
  await withdrawOpenRenewal(payload, id, user)
  return (await hasRenewal(payload, { id, user, status: 'withdrawn' })) ? 'withdrawn' : 'decided'
}

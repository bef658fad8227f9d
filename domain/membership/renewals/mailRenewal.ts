import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findMembership } from '../memberships'
import { findContact } from '../../people/profiles'
import type { StoredRenewal } from './renewalsRepository'

/** Tells the member, and of a new request the staff, what has become of a renewal. Safe to repeat. */
export const mailRenewal = async (
  payload: Payload,
  { _id, user, years, status, feedback = null }: StoredRenewal,
): Promise<void> => {
  const contact = await findContact(payload, user)
  if (!contact || status === 'withdrawn') return // without contact: the account is gone
  const { email: to, fullName } = contact
  const dedupeKey = `renewal:${_id.toHexString()}${status === 'requested' ? ':requested' : ''}`
  if (status === 'declined') {
    await queueMail(payload, { template: 'renewalDeclined', to, data: { fullName, feedback }, dedupeKey })
    return
  }
  const membership = await findMembership(payload, user)
  if (!membership?.expiresAt || membership.withdrawnAt) return // it has ended in between
  const { number: membershipNumber, expiresAt } = membership
  const data = () => ({ fullName, membershipNumber, years, expiresAt: expiresAt.toISOString() })
  if (status === 'done') {
    await queueMail(payload, {
      template: 'renewalConfirmed',
      to,
      data: () => ({ ...data(), feedback }),
      dedupeKey,
    })
    return
  }
  await queueMail(payload, { template: 'renewalRequested', to, data, dedupeKey })
  const office = await officeAddress(payload)
  if (office)
    await queueMail(payload, {
      template: 'renewalSubmitted',
      to: office,
      data,
      dedupeKey: `${dedupeKey}:staff`,
    })
}

import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { officeAddress, queueMail } from '../mail'
import { findMembership } from '../memberships/membershipsRepository'
import { settleEach } from '../memberships/settleEach'
import { settleMembership } from '../memberships/settleMembership'

interface Decided {
  _id: unknown
  user: unknown
  years: number
  status: 'requested' | 'done' | 'declined' | 'withdrawn'
  feedback?: string | null
}

const tellMember = async (
  payload: Payload,
  { _id, user, years, status, feedback = null }: Decided,
): Promise<void> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user }, { email: 1, fullName: 1 })
    .lean<{ email: string; fullName: string } | null>()
  if (!profile) return // the account is gone
  const { email: to, fullName } = profile
  if (status === 'withdrawn') return
  const dedupeKey = `renewal:${String(_id)}${status === 'requested' ? ':requested' : ''}`
  if (status === 'declined') {
    await queueMail(payload, { template: 'renewalDeclined', to, data: { fullName, feedback }, dedupeKey })
    return
  }
  const membership = await findMembership(payload, user)
  if (!membership?.expiresAt || membership.withdrawnAt) return // it ended meanwhile
  const { number: membershipNumber } = membership
  const { expiresAt } = membership
  if (status === 'requested') {
    const data = () => ({ fullName, membershipNumber, years, expiresAt: expiresAt.toISOString() })
    await queueMail(payload, { template: 'renewalRequested', to, data, dedupeKey })
    const office = await officeAddress(payload)
    if (office)
      await queueMail(payload, {
        template: 'renewalSubmitted',
        to: office,
        data,
        dedupeKey: `${dedupeKey}:staff`,
      })
    return
  }
  await queueMail(payload, {
    template: 'renewalConfirmed',
    to,
    data: () => ({ fullName, membershipNumber, years, expiresAt: expiresAt.toISOString(), feedback }),
    dedupeKey,
  })
}

/**
 * Does what follows from a request and its decision: the new term, then the mails. Safe to repeat after a crash at any point, and
 * to run twice at once.
 */
export const settleRenewal = async (payload: Payload, id: string): Promise<void> => {
  const renewals = modelOf(payload, 'renewals')
  const decided = await renewals.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return
  if (decided.status === 'done') await settleMembership(payload, String(decided.user))
  await tellMember(payload, decided)
  // A decision that was taken meanwhile is settled by whoever took it.
  await renewals.updateOne({ _id: id, status: decided.status }, { $set: { needsSettling: false } })
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleRenewals = (payload: Payload): Promise<void> =>
  settleEach(payload, 'renewals', settleRenewal)

import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import { queueMail } from '../../server/services/mail'
import { findMembership } from './membershipsRepository'
import { settleEach } from './settleEach'
import { settleMembership } from './settleMembership'

interface Decided {
  _id: unknown
  user: unknown
  years: number
  status: 'done' | 'declined'
  feedback?: string | null
}

const tellMember = async (payload: Payload, { _id, user, years, status, feedback = null }: Decided): Promise<void> => {
  const profile = await modelOf(payload, 'profiles').findOne({ user }, { email: 1, fullName: 1 }).lean<{ email: string; fullName: string } | null>()
  if (!profile) return // the account is gone
  const { email: to, fullName } = profile
  const dedupeKey = `renewal:${String(_id)}`
  if (status === 'declined') {
    await queueMail(payload, { template: 'renewalDeclined', to, data: { fullName, feedback }, dedupeKey })
    return
  }
  const membership = await findMembership(payload, user)
  if (!membership?.expiresAt || membership.withdrawnAt) return // it ended meanwhile
  const { number: membershipNumber, expiresAt } = membership
  await queueMail(payload, { template: 'renewalConfirmed', to, data: { fullName, membershipNumber, years, expiresAt: expiresAt.toISOString(), feedback }, dedupeKey })
}

/**
 * Does what follows from a decided request: the new term, then the mail. Safe to repeat after a crash at any point, and
 * to run twice at once.
 */
export const settleRenewal = async (payload: Payload, id: string): Promise<void> => {
  const renewals = modelOf(payload, 'renewals')
  const decided = await renewals.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return
  if (decided.status === 'done') await settleMembership(payload, String(decided.user))
  await tellMember(payload, decided)
  await renewals.updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleRenewals = (payload: Payload): Promise<void> => settleEach(payload, 'renewals', settleRenewal)

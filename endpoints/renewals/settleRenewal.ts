import type { Payload } from 'payload'
import { moveContentVersion } from '../../hooks/contentVersion'
import { modelOf } from '../../server/services/database'
import { queueMail } from '../../server/services/mail'
import { termRules } from '../applications/termRules'
import { renewedTerm } from './renewedTerm'

interface Decided {
  _id: unknown
  user: unknown
  years: number
  status: 'done' | 'declined'
  decidedAt: Date
  feedback?: string | null
}

interface Extended {
  number: string
  expiresAt?: Date | null
  withdrawnAt?: Date | null
  renewals?: unknown[]
}

/**
 * Extends the membership by a confirmed request, once: the request's id is written with the new end, if nobody changed
 * the old one since it was read.
 * @returns the membership as it is then; undefined when there is none (any more) that ends
 */
const extend = async (payload: Payload, { _id, user, years, decidedAt }: Decided): Promise<(Extended & { expiresAt: Date }) | undefined> => {
  const memberships = modelOf(payload, 'memberships')
  const { graceDays } = await termRules(payload)
  for (;;) {
    const known = await memberships.findOne({ user }).lean<Extended | null>()
    const { expiresAt } = known ?? {}
    if (!known || known.withdrawnAt || !expiresAt) return undefined
    if (known.renewals?.some((id) => String(id) === String(_id))) return { ...known, expiresAt }
    await memberships.updateOne(
      { user, expiresAt, withdrawnAt: null, renewals: { $ne: _id } },
      { $set: { ...renewedTerm(expiresAt, decidedAt, years, graceDays), remindersSent: [] }, $addToSet: { renewals: _id } },
    )
  }
}

const tellMember = async (payload: Payload, { _id, user, years, status, feedback }: Decided, membership: (Extended & { expiresAt: Date }) | undefined): Promise<void> => {
  const profile = await modelOf(payload, 'profiles').findOne({ user }, { email: 1, fullName: 1 }).lean<{ email: string; fullName: string } | null>()
  if (!profile) return // the account is gone
  const { email: to, fullName } = profile
  const dedupeKey = `renewal:${String(_id)}`
  if (status === 'declined') await queueMail(payload, { template: 'renewalDeclined', to, data: { fullName, feedback: feedback ?? null }, dedupeKey })
  else if (membership) {
    const { number, expiresAt } = membership
    await queueMail(payload, { template: 'renewalConfirmed', to, data: { fullName, membershipNumber: number, years, expiresAt: expiresAt.toISOString(), feedback: feedback ?? null }, dedupeKey })
  }
}

/**
 * Does what follows from a decided request: the new term, then the mail. Safe to repeat after a crash at any point, and
 * to run twice at once.
 */
export const settleRenewal = async (payload: Payload, id: string): Promise<void> => {
  const renewals = modelOf(payload, 'renewals')
  const decided = await renewals.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return
  const membership = decided.status === 'done' ? await extend(payload, decided) : undefined
  await tellMember(payload, decided, membership)
  if (membership) await moveContentVersion(payload, 'content') // figures count members
  await renewals.updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleRenewals = async (payload: Payload): Promise<void> => {
  const left = await modelOf(payload, 'renewals').find({ needsSettling: true }, { _id: 1 }).lean<{ _id: unknown }[]>()
  for (const { _id } of left) await settleRenewal(payload, String(_id))
  if (left.length > 0) payload.logger.info({ settled: left.length }, 'decisions on renewals were completed')
}

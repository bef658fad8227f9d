import type { Payload } from 'payload'
import type { Grade } from '../../collections/Memberships/schema'
import { moveContentVersion } from '../../hooks/contentVersion'
import { isDuplicateKey, modelOf } from '../../server/services/database'
import { settleRegisteredName } from '../../domain/memberships/registeredName'
import { issueNumber } from './issueNumber'
import { type Term, membershipTerm } from './membershipTerm'
import { termRules } from './termRules'

interface Approval {
  _id: unknown
  membershipType: Grade
  reviewedAt: Date
  reviewedBy?: unknown
}

interface KnownMembership extends Partial<Term> {
  _id: unknown
  application?: unknown
  withdrawnAt?: Date | null
  decidedAt?: Date
}

/** The approval that a person's membership rests on: the latest that stands. */
const findApproval = (payload: Payload, user: string): Promise<Approval | null> =>
  modelOf(payload, 'applications')
    .findOne({ user, status: 'approved' }, { membershipType: 1, reviewedAt: 1, reviewedBy: 1 })
    .sort({ reviewedAt: -1, _id: -1 })
    .lean<Approval | null>()
    .exec()

/** An upgrade changes the grade and leaves the dates; a membership that is new, over or was taken back begins anew. */
const datesOf = async (payload: Payload, known: KnownMembership | null, { membershipType, reviewedAt }: Approval): Promise<Partial<Term> & { remindersSent?: string[] }> => {
  const isRunning = known && !known.withdrawnAt && (!known.graceUntil || known.graceUntil > reviewedAt)
  return isRunning ? {} : { ...membershipTerm(reviewedAt, membershipType, await termRules(payload)), remindersSent: [] }
}

const grant = async (payload: Payload, user: string, approval: Approval): Promise<void> => {
  const memberships = modelOf(payload, 'memberships')
  const known = await memberships.findOne({ user }).lean<KnownMembership | null>()
  const isDone = known && !known.withdrawnAt && String(known.application) === String(approval._id)
  if (!isDone) {
    const number = await issueNumber(payload, user, approval.reviewedAt.getUTCFullYear())
    const facts = {
      grade: approval.membershipType,
      application: approval._id,
      decidedBy: approval.reviewedBy,
      decidedAt: approval.reviewedAt,
      withdrawnAt: null,
      ...(await datesOf(payload, known, approval)),
    }
    try {
      // Only if nobody changed it since it was read; who comes second finds that out when looking again.
      await memberships.updateOne(
        { user, ...(known && { application: known.application ?? null, withdrawnAt: known.withdrawnAt ?? null }) },
        { $set: facts, $setOnInsert: { user, number }, $unset: { reason: 1 } },
        { upsert: !known },
      )
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
  await settleRegisteredName(payload, user)
  await modelOf(payload, 'profiles').updateOne({ user, membershipType: { $ne: approval.membershipType } }, { $set: { membershipType: approval.membershipType } })
}

/** Takes back a membership that rested on an application; one that was given otherwise stays. */
const withdraw = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'memberships').updateOne({ user, application: { $ne: null }, withdrawnAt: null }, { $set: { withdrawnAt: new Date() } })
}

/**
 * Makes a person's membership follow from the applications as they stand: number, grade, dates, and the profile's
 * type. Safe to repeat and to run twice at once: it looks again after writing, so that the last one to write has seen
 * the last decision. Source: spec.md section 4; decisions.md "Application status".
 */
export const settleMembership = async (payload: Payload, user: string): Promise<void> => {
  let approval = await findApproval(payload, user)
  for (;;) {
    await (approval ? grant(payload, user, approval) : withdraw(payload, user))
    const now = await findApproval(payload, user)
    const membership = await modelOf(payload, 'memberships').findOne({ user }, { application: 1, withdrawnAt: 1 }).lean<KnownMembership | null>()
    const isSettled = now
      ? String(membership?.application) === String(now._id) && !membership?.withdrawnAt
      : !membership?.application || Boolean(membership.withdrawnAt)
    if (isSettled && String(now?._id) === String(approval?._id)) {
      await moveContentVersion(payload, 'content') // figures count members
      return
    }
    approval = now
  }
}

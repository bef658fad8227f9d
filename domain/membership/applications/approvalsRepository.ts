import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { StoredApplication } from './applicationsRepository'

const applicationsOf = (payload: Payload) => modelOf(payload, 'applications')

const DECISION_FIELDS = {
  user: 1,
  status: 1,
  membershipType: 1,
  createdAt: 1,
  reviewedAt: 1,
  reviewedBy: 1,
  history: 1,
  previousGrade: 1,
} as const

export type DecidedApplication = Pick<StoredApplication, '_id' | keyof typeof DECISION_FIELDS>

/** The applications of some people that are or were approved. */
export const findApprovals = (payload: Payload, users: readonly unknown[]): Promise<DecidedApplication[]> =>
  applicationsOf(payload)
    .find(
      { user: { $in: [...users] }, $or: [{ status: 'approved' }, { 'history.to': 'approved' }] },
      DECISION_FIELDS,
    )
    .lean<DecidedApplication[]>()
    .exec()

const NAME_FIELDS = { user: 1, fullName: 1, reviewedAt: 1, createdAt: 1 } as const

/** The name on the latest application of each person that stands approved, and when it was approved, by account. */
export const findApprovedNames = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<Map<string, { name: string; decidedAt: Date }>> => {
  const approved = await applicationsOf(payload)
    .find({ user: { $in: [...users] }, status: 'approved' }, NAME_FIELDS)
    .sort({ reviewedAt: 1, _id: 1 })
    .lean<Pick<StoredApplication, keyof typeof NAME_FIELDS>[]>()
  return new Map(
    approved.map(({ user, fullName: name, reviewedAt, createdAt }) => [
      String(user),
      { name, decidedAt: reviewedAt ?? createdAt },
    ]),
  )
}

const PROFILE_FIELDS = {
  user: 1,
  position: 1,
  currentEmployer: 1,
  phoneNumber: 1,
  yearsOfExperience: 1,
  sectors: 1,
  fieldOfStudy: 1,
  region: 1,
} as const

export type ProfileFacts = Pick<StoredApplication, '_id' | keyof typeof PROFILE_FIELDS>

/** What the approved applications of some people say about their profiles, the latest decision first. */
export const streamProfileFacts = (payload: Payload, users: readonly string[]): AsyncIterable<ProfileFacts> =>
  applicationsOf(payload)
    .find({ user: { $in: [...users] }, status: 'approved' }, PROFILE_FIELDS)
    .sort({ reviewedAt: -1, _id: -1 })
    .lean<ProfileFacts>()
    .cursor(EACH_BATCH)

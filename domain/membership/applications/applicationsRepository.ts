import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Region } from '../../../collections/access/roles'
import type { Application } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Grade } from '../memberships/grades.schema'
import { type ApplicationData, type ApplicationStatus, OPEN_STATUSES } from './applicationForm.schema'

export type StoredApplication = Stored<Application, 'dateOfBirth' | 'declarationDate'>

const applicationsOf = (payload: Payload) => modelOf(payload, 'applications')

const OPEN = { status: { $in: [...OPEN_STATUSES] } }

/** Of a person who is not a member yet: an open application, or an approved one whose first invoice is to be paid. */
const PENDING = { $or: [OPEN, { awaitsPayment: true }] }

/**
 * Stores a new application. A unique index lets each account have one open application.
 * @returns its id, or null while another one is open
 */
export const storeApplication = async (
  payload: Payload,
  application: Omit<ApplicationData, 'sponsors'> & {
    user: string
    region: Region
    previousGrade: Grade | null
    /** Addresses and membership numbers of people who are still to be asked to be sponsors. */
    sponsorsToAsk: string[]
  },
): Promise<string | null> => {
  const _id = new ObjectId()
  try {
    await applicationsOf(payload).create({
      _id,
      ...application,
      declarationDate: new Date(),
      status: 'pending',
      revision: 0,
    })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return null
    throw error
  }
}

/** Open applications whose sponsors a crash kept from being asked. */
export const findUnaskedSponsors = (payload: Payload, limit: number): Promise<StoredApplication[]> =>
  applicationsOf(payload)
    .find({ sponsorsToAsk: { $gt: '' }, ...OPEN })
    .limit(limit)
    .lean<StoredApplication[]>()
    .exec()

/** Notes that a sponsor was asked. Safe to repeat. */
export const markSponsorAsked = async (payload: Payload, id: ObjectId, contact: string): Promise<void> => {
  await applicationsOf(payload).updateOne({ _id: id }, { $pull: { sponsorsToAsk: contact } })
}

export const findApplication = (payload: Payload, id: string): Promise<StoredApplication | null> =>
  applicationsOf(payload).findById(id).lean<StoredApplication | null>().exec()

/** The latest application of an account. */
export const findLatestApplication = (payload: Payload, user: string): Promise<StoredApplication | null> =>
  applicationsOf(payload)
    .findOne({ user })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredApplication | null>()
    .exec()

/** Whose an application is, how far it has come, and what it asks for. */
export type ApplicationState = Pick<
  StoredApplication,
  '_id' | 'user' | 'fullName' | 'email' | 'status' | 'membershipType' | 'region'
>

export const findStatus = (payload: Payload, id: string): Promise<ApplicationState | null> =>
  applicationsOf(payload)
    .findOne({ _id: id }, { user: 1, fullName: 1, email: 1, status: 1, membershipType: 1, region: 1 })
    .lean<ApplicationState | null>()
    .exec()

export const hasStatus = async (payload: Payload, id: string, status: ApplicationStatus): Promise<boolean> =>
  (await applicationsOf(payload).exists({ _id: id, status })) !== null

/** Whether an application of an account is pending, under review, or approved and waiting for its first payment. */
export const hasOpenApplication = async (payload: Payload, user: string): Promise<boolean> =>
  (await applicationsOf(payload).exists({ user, ...PENDING })) !== null

/**
 * Notes which applications of an account wait for their first payment; of the others that they do not. Safe
 * to repeat.
 */
export const markAwaitingPayment = async (
  payload: Payload,
  user: string,
  ids: readonly string[],
): Promise<void> => {
  const applications = applicationsOf(payload)
  await applications.updateMany(
    { user, _id: { $nin: [...ids] }, awaitsPayment: true },
    { $unset: { awaitsPayment: 1 } },
  )
  if (ids.length > 0)
    await applications.updateMany(
      { user, _id: { $in: [...ids] }, awaitsPayment: { $ne: true } },
      { $set: { awaitsPayment: true } },
    )
}

export interface StatusChange {
  from: ApplicationStatus
  to: ApplicationStatus
  /** The account that decides. */
  by: string
  /** For the record, seen by staff. */
  reason?: string
  /** Told to the applicant. */
  feedback?: string
  /** The rules for the term that an approval gives. */
  rules?: { termMonths: number; graceDays: number; endsWithYear?: boolean; begins?: 'payment' }
}

/**
 * Records a decision in one conditional update, and that its consequences are still to be applied.
 * @returns whether the application had the status `from`; `open_already` when another application of the person is open
 */
export const changeStatus = async (
  payload: Payload,
  id: string,
  { from, to, by, reason, feedback, rules }: StatusChange,
): Promise<boolean | 'open_already'> => {
  const now = new Date()
  try {
    const { matchedCount } = await applicationsOf(payload).updateOne(
      { _id: id, status: from },
      {
        $set: {
          status: to,
          reviewedBy: by,
          reviewedAt: now,
          needsSettling: true,
          feedback: feedback || null,
        },
        $push: { history: { from, to, by, at: now, reason, feedback: feedback || null, ...rules } },
        $inc: { revision: 1 },
      },
    )
    return matchedCount > 0
  } catch (error) {
    if (isDuplicateKey(error)) return 'open_already'
    throw error
  }
}

/** Adds a comment for colleagues. */
export const addComment = async (
  payload: Payload,
  id: string,
  { text, by }: { text: string; by: string },
): Promise<void> => {
  await applicationsOf(payload).updateOne({ _id: id }, { $push: { comments: { text, by, at: new Date() } } })
}

/** Adds a comment unless the same words were written since a moment. */
export const addCommentOnce = async (
  payload: Payload,
  id: string,
  { text, by, since }: { text: string; by: string; since: Date },
): Promise<void> => {
  await applicationsOf(payload).updateOne(
    { _id: id, comments: { $not: { $elemMatch: { text, at: { $gte: since } } } } },
    { $push: { comments: { text, by, at: new Date() } } },
  )
}

/** An application with a decision whose consequences are not applied yet. */
export const findUnappliedDecision = (payload: Payload, id: string): Promise<StoredApplication | null> =>
  applicationsOf(payload).findOne({ _id: id, needsSettling: true }).lean<StoredApplication | null>().exec()

/** The ids of applications with a decision whose consequences are not applied yet. */
export const findUnappliedDecisions = async (payload: Payload): Promise<string[]> => {
  const left = await applicationsOf(payload)
    .find({ needsSettling: true }, { _id: 1 })
    .lean<Pick<StoredApplication, '_id'>[]>()
  return left.map(({ _id }) => _id.toHexString())
}

/** Notes that the consequences of a decision are applied, unless a newer decision was made since. */
export const markDecisionApplied = async (
  payload: Payload,
  { _id, revision }: Pick<StoredApplication, '_id' | 'revision'>,
): Promise<void> => {
  await applicationsOf(payload).updateOne(
    { _id, revision: revision ?? 0 },
    { $set: { needsSettling: false } },
  )
}

/** What stands in the required fields of an application whose person was erased. */
const ERASED = 'Deleted'

const ERASED_FORM = {
  fullName: ERASED,
  nationality: ERASED,
  gender: 'prefer_not_to_say',
  idPassport: ERASED,
  street: ERASED,
  city: ERASED,
  state: ERASED,
  country: ERASED,
  phoneNumber: ERASED,
  email: 'deleted@example.org',
  dateOfBirth: new Date(0),
  institutionName: ERASED,
  degree: ERASED,
  fieldOfStudy: ERASED,
  yearOfCompletion: '0000',
  currentEmployer: null,
  position: null,
  workAddress: null,
  yearsOfExperience: null,
  sectors: [],
  otherMemberships: 'no',
  otherMembershipsDetails: null,
  signature: ERASED,
  feedback: null,
  comments: [],
} as const

/** Deletes a person's open applications and takes the person out of the decided ones. Safe to repeat. */
export const eraseApplications = async (payload: Payload, user: string): Promise<void> => {
  const applications = applicationsOf(payload)
  await applications.deleteMany({ user, ...OPEN }) // nothing was decided
  await applications.updateMany(
    { user, 'history.0': { $exists: true } },
    { $set: { 'history.$[].reason': null, 'history.$[].feedback': null } },
  )
  await applications.updateMany(
    { user },
    { $set: ERASED_FORM, $unset: { user: 1, needsSettling: 1, sponsorsToAsk: 1 } },
  )
}

/** The accounts with an open application, or one that waits for its first payment: among some, or all. */
export const findOpenApplicants = async (
  payload: Payload,
  among?: readonly ObjectId[],
): Promise<ObjectId[]> => {
  const rows = await applicationsOf(payload)
    .collection.find<{ user?: ObjectId | null }>(
      { ...(among && { user: { $in: [...among] } }), ...PENDING },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return rows.flatMap(({ user }) => (user ? [user] : []))
}

import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Attendance } from '../../../payload-types'
import type { Region } from '../../../collections/access/policies.schema'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Stored } from '../../../platform/stored.types'
import type { Thanked } from '../thanks/thanks.schema'
import type { AttendanceFilter } from './attendance.schema'

/*
 * Who came to which event: a document an event and person, held once by a unique index. Two who mark the same person at
 * once store one; undoing deletes it.
 */

const attendancesOf = (payload: Payload) => modelOf(payload, 'attendances')

/** @param by who marked; null for a door @returns whether the person was not marked before */
export const insertAttendance = async (
  payload: Payload,
  event: string,
  user: string,
  by: string | null,
): Promise<boolean> => {
  try {
    await attendancesOf(payload).create({ event, user, by })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/** @returns whether the person was marked */
export const deleteAttendance = async (payload: Payload, event: string, user: string): Promise<boolean> =>
  (await attendancesOf(payload).deleteOne({ event, user })).deletedCount > 0

export const deleteAttendancesOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await attendancesOf(payload).deleteMany({ event })
}

export const deleteAttendancesOfUser = async (payload: Payload, user: string): Promise<void> => {
  await attendancesOf(payload).deleteMany({ user })
}

/** Which of these accounts came to an event. */
export const findPresentAmong = async (
  payload: Payload,
  event: ObjectId,
  users: readonly ObjectId[],
): Promise<ObjectId[]> => {
  const filter = { event, user: { $in: [...users] } }
  return (await attendancesOf(payload).collection.distinct('user', filter)) as ObjectId[]
}

/** That somebody came to an event, by its own id or by the account. */
export const findAttendance = (
  payload: Payload,
  filter: { event: string; _id?: string; user?: string },
): Promise<Stored<Attendance> | null> =>
  attendancesOf(payload).findOne(filter).lean<Stored<Attendance> | null>().exec()

/** Everybody who came to an event. */
export const findPresent = async (payload: Payload, event: ObjectId): Promise<ObjectId[]> =>
  (await attendancesOf(payload).collection.distinct('user', { event })) as ObjectId[]

/** How many came to an event, and how many of them were thanked. */
export const countMarks = async (payload: Payload, event: string): Promise<Thanked> => {
  const [came, thanked] = await Promise.all([
    attendancesOf(payload).countDocuments({ event }),
    attendancesOf(payload).countDocuments({ event, thankedAt: { $ne: null } }),
  ])
  return { came, thanked }
}

/** Some who came to an event and were not thanked. */
export const findUnthanked = (
  payload: Payload,
  event: string,
  limit: number,
): Promise<Stored<Attendance>[]> =>
  attendancesOf(payload).find({ event, thankedAt: null }).limit(limit).lean<Stored<Attendance>[]>().exec()

/** @returns how many were not thanked before */
export const markThanked = async (
  payload: Payload,
  ids: readonly ObjectId[],
  thankedAt: Date,
): Promise<number> =>
  (await attendancesOf(payload).updateMany({ _id: { $in: ids }, thankedAt: null }, { $set: { thankedAt } }))
    .modifiedCount

/**
 * The code of a person's certificate for an event; the one given is stored for the first. Two at once get the same.
 * @returns undefined for who did not come
 */
export const ensureCertificateCode = async (
  payload: Payload,
  event: ObjectId,
  user: string,
  code: string,
): Promise<string | undefined> => {
  await attendancesOf(payload).updateOne(
    { event, user, certificateCode: null },
    { $set: { certificateCode: code } },
  )
  const attendance = await attendancesOf(payload)
    .findOne({ event, user }, { certificateCode: 1 })
    .lean<Pick<Stored<Attendance>, 'certificateCode'> | null>()
  return attendance?.certificateCode ?? undefined
}

/** The attendance that a certificate with a code is for. */
export const findCertifiedAttendance = (
  payload: Payload,
  certificateCode: string,
): Promise<Stored<Attendance> | null> =>
  attendancesOf(payload).findOne({ certificateCode }).lean<Stored<Attendance> | null>().exec()

/** The events that a person came to, the latest first. */
export const findAttendancesOf = (payload: Payload, user: string): Promise<Stored<Attendance>[]> =>
  attendancesOf(payload).find({ user }).sort({ createdAt: -1, _id: -1 }).lean<Stored<Attendance>[]>().exec()

/** Who is registered or came: an account, with both moments. */
export interface Attendee {
  _id: ObjectId
  fullName: string
  email: string
  registeredAt: Date | null
  attendedAt: Date | null
  by: ObjectId | null
}

/** Whose attendance is asked for: those of one region for the lead of its chapter. */
export interface AttendeeScope {
  event: string
  region: Region | undefined
}

const EVERYBODY: AttendanceFilter = { q: '', page: 1 }

/** Everybody who is registered or came, once each, with name and address. */
const attendeeStages = (
  payload: Payload,
  { event, region }: AttendeeScope,
  { q, show }: AttendanceFilter,
): Document[] => [
  { $match: { event: new ObjectId(event) } },
  { $project: { user: 1, registeredAt: '$createdAt' } },
  {
    $unionWith: {
      coll: attendancesOf(payload).collection.name,
      pipeline: [
        { $match: { event: new ObjectId(event) } },
        { $project: { user: 1, by: 1, attendedAt: '$createdAt' } },
      ],
    },
  },
  {
    $group: {
      _id: '$user',
      registeredAt: { $max: '$registeredAt' },
      attendedAt: { $max: '$attendedAt' },
      by: { $max: '$by' },
    },
  },
  ...(show ? [{ $match: { attendedAt: show === 'came' ? { $ne: null } : null } }] : []),
  {
    $lookup: {
      from: 'profiles',
      localField: '_id',
      foreignField: 'user',
      as: 'profile',
      pipeline: [{ $project: { fullName: 1, region: 1 } }],
    },
  },
  ...(region ? [{ $match: { 'profile.region': region } }] : []),
  {
    $lookup: {
      from: 'users',
      localField: '_id',
      foreignField: '_id',
      as: 'account',
      pipeline: [{ $project: { email: 1 } }],
    },
  },
  { $set: { email: { $ifNull: [{ $first: '$account.email' }, ''] } } },
  { $set: { fullName: { $ifNull: [{ $first: '$profile.fullName' }, '$email'] } } },
  ...(q ? [{ $match: { $or: [{ fullName: escapeRegExp(q) }, { email: escapeRegExp(q) }] } }] : []),
  { $project: { profile: 0, account: 0 } },
]

const aggregate = <Row extends Document>(payload: Payload, stages: Document[]) =>
  modelOf(payload, 'registrations').collection.aggregate<Row>(stages, { allowDiskUse: true, ...EACH_BATCH })

/** Reads who is registered or came, by name. */
export const streamAttendees = (
  payload: Payload,
  scope: AttendeeScope,
  filter: AttendanceFilter,
  range?: { skip: number; limit: number },
): AsyncIterable<Attendee> =>
  aggregate<Attendee>(payload, [
    ...attendeeStages(payload, scope, filter),
    { $sort: { fullName: 1, _id: 1 } },
    ...(range ? [{ $skip: range.skip }, { $limit: range.limit }] : []),
  ])

/** How many are registered, how many came, and how many a filter leaves. */
export const countAttendees = async (
  payload: Payload,
  scope: AttendeeScope,
  filter: AttendanceFilter = EVERYBODY,
): Promise<{ count: number; registered: number; attended: number }> => {
  const countOf = (field: string): Document => ({
    $sum: { $cond: [{ $gt: [`$${field}`, null] }, 1, 0] },
  })
  const [counted] = await aggregate<{ count: number; registered: number; attended: number }>(payload, [
    ...attendeeStages(payload, scope, filter),
    {
      $group: {
        _id: null,
        count: { $sum: 1 },
        registered: countOf('registeredAt'),
        attended: countOf('attendedAt'),
      },
    },
    { $project: { _id: 0 } },
  ]).toArray()
  return counted ?? { count: 0, registered: 0, attended: 0 }
}

/** Whether a person is registered for an event or came to it, within what the reader may see. */
export const isAttendee = async (payload: Payload, scope: AttendeeScope, user: string): Promise<boolean> => {
  const [found] = await aggregate(payload, [
    ...attendeeStages(payload, scope, EVERYBODY),
    { $match: { _id: new ObjectId(user) } },
    { $limit: 1 },
  ]).toArray()
  return found !== undefined
}

import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Mentorship } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { MentorshipEnd } from '../mentoringTexts.schema'

export type StoredMentorship = Stored<Mentorship>

const mentorshipsOf = (payload: Payload) => modelOf(payload, 'mentorships')

/**
 * Begins the mentorship that comes of a request, once. A unique index lets a pair have one at a time.
 * @returns it; null when the pair has one already by another request
 */
export const beginMentorship = async (
  payload: Payload,
  { request, mentor, mentee }: { request: string; mentor: ObjectId; mentee: ObjectId },
): Promise<StoredMentorship | null> => {
  try {
    return await mentorshipsOf(payload)
      .findOneAndUpdate(
        { request },
        { $setOnInsert: { mentor, mentee, startedAt: new Date(), isOpen: true, needsFinalising: true } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<StoredMentorship | null>()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return mentorshipsOf(payload).findOne({ request }).lean<StoredMentorship | null>()
  }
}

const ofPerson = (user: string) => {
  const account = new ObjectId(user)
  return { $or: [{ mentor: account }, { mentee: account }] }
}

/** The open mentorships of a person, in either part. */
export const findMentorshipsOf = (payload: Payload, user: string): Promise<StoredMentorship[]> =>
  mentorshipsOf(payload)
    .find({ isOpen: true, ...ofPerson(user) })
    .sort({ startedAt: 1 })
    .limit(100)
    .lean<StoredMentorship[]>()
    .exec()

/** All mentorships of a person, for the copy of their own data. */
export const findAllMentorshipsOf = (payload: Payload, user: string): Promise<StoredMentorship[]> =>
  mentorshipsOf(payload).find(ofPerson(user)).sort({ startedAt: 1 }).lean<StoredMentorship[]>().exec()

/** Whether one of two people is the other's mentor now. */
export const arePaired = async (payload: Payload, one: string, other: string): Promise<boolean> => {
  const [a, b] = [new ObjectId(one), new ObjectId(other)]
  const pairs = [
    { mentor: a, mentee: b },
    { mentor: b, mentee: a },
  ]
  return (await mentorshipsOf(payload).exists({ isOpen: true, $or: pairs })) !== null
}

/**
 * Ends an open mentorship, once.
 * @param user of whom one of the two is
 * @returns it as it is now; null when it is not open, or not the person's
 */
export const markMentorshipEnded = (
  payload: Payload,
  { id, user }: { id: string | ObjectId; user: string },
  { word, endOf }: { word: string; endOf: (role: 'mentor' | 'mentee') => MentorshipEnd },
): Promise<StoredMentorship | null> => {
  const end = (role: 'mentor' | 'mentee') =>
    mentorshipsOf(payload)
      .findOneAndUpdate(
        { _id: id, isOpen: true, [role]: new ObjectId(user) },
        {
          $set: { isOpen: false, endedAt: new Date(), endedBy: endOf(role), word, needsFinalising: true },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredMentorship | null>()
      .exec()
  return end('mentor').then((ended) => ended ?? end('mentee'))
}

export const findMentorship = (payload: Payload, id: string): Promise<StoredMentorship | null> =>
  mentorshipsOf(payload).findById(id).lean<StoredMentorship | null>().exec()

/** Mentorships that began or ended before a time and whose mails and place were not seen to. */
export const findUnfinalised = (payload: Payload, limit: number): Promise<StoredMentorship[]> =>
  mentorshipsOf(payload).find({ needsFinalising: true }).limit(limit).lean<StoredMentorship[]>().exec()

export const markFinalised = async (payload: Payload, { _id, isOpen }: StoredMentorship): Promise<void> => {
  await mentorshipsOf(payload).updateOne({ _id, isOpen }, { $unset: { needsFinalising: 1 } })
}

/** The latest that ended, and how many run. */
export const findEnded = async (
  payload: Payload,
  limit: number,
): Promise<{ ended: StoredMentorship[]; running: number }> => {
  const [ended, running] = await Promise.all([
    mentorshipsOf(payload)
      .find({ isOpen: false })
      .sort({ endedAt: -1 })
      .limit(limit)
      .lean<StoredMentorship[]>(),
    mentorshipsOf(payload).countDocuments({ isOpen: true }),
  ])
  return { ended, running }
}

/** Open mentorships after one of these. */
export const findOpenAfter = (
  payload: Payload,
  after: ObjectId | undefined,
  limit: number,
): Promise<Pick<StoredMentorship, '_id' | 'mentor' | 'mentee'>[]> =>
  mentorshipsOf(payload)
    .find({ isOpen: true, ...(after && { _id: { $gt: after } }) }, { mentor: 1, mentee: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Pick<StoredMentorship, '_id' | 'mentor' | 'mentee'>[]>()
    .exec()

export const deleteMentorshipsOf = async (payload: Payload, user: string): Promise<void> => {
  await mentorshipsOf(payload).deleteMany(ofPerson(user))
}

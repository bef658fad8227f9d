import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'
import { type Contact, findContacts } from '../../people/profiles'
import { MENTORING_FIELDS, RELEASE_REASONS } from './mentoringTexts.schema'
import { type StoredMentorship, markFinalised } from './repositories/mentorshipsRepository'
import { freePlace } from './repositories/offersRepository'
import { type StoredRequest, findRequest, markMailed } from './repositories/requestsRepository'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

type Reached = Pick<Contact, '_id' | 'email' | 'fullName'>
const pairOf = async (
  payload: Payload,
  mentor: ObjectId | null | undefined,
  mentee: ObjectId,
): Promise<{ mentor: Reached | undefined; mentee: Reached | undefined }> => {
  const contacts = await findContacts(payload, [mentee, ...(mentor ? [mentor] : [])])
  return { mentor: contacts.get(mentor?.toHexString() ?? ''), mentee: contacts.get(mentee.toHexString()) }
}

const timeOf = (moment: Date | null | undefined): number => moment?.getTime() ?? 0

/** Tells the mentor who was asked, and of a proposal the mentee too. */
const mailAsk = async (payload: Payload, request: StoredRequest): Promise<void> => {
  const { _id, mentor, mentee, topics, fields, isProposal, askedAt } = request
  const people = await pairOf(payload, mentor, mentee)
  const about = { topics, fields: fields.map((field) => MENTORING_FIELDS[field]).join(', ') }
  const key = `${_id.toHexString()}:${timeOf(askedAt)}`
  if (people.mentor)
    await queueMail(payload, {
      template: 'mentoringAsked',
      to: people.mentor.email,
      data: {
        fullName: people.mentor.fullName,
        mentee: people.mentee?.fullName ?? FORMER_MEMBER,
        isProposal: isProposal === true,
        isReminder: false,
        ...about,
      },
      dedupeKey: `mentoringAsked:${key}`,
    })
  if (isProposal && people.mentee)
    await queueMail(payload, {
      template: 'mentoringProposed',
      to: people.mentee.email,
      data: { fullName: people.mentee.fullName, mentor: people.mentor?.fullName ?? FORMER_MEMBER },
      dedupeKey: `mentoringProposed:${key}`,
    })
}

/** Tells why a request is free again: the mentee; where the mentee chose otherwise, the mentor. */
const mailRelease = async (payload: Payload, request: StoredRequest): Promise<void> => {
  const { _id, mentee, releasedBy, releaseReason, releaseWord, releasedAt } = request
  if (!releaseReason) return
  const people = await pairOf(payload, releasedBy, mentee)
  const [to, other] =
    releaseReason === 'refused' ? [people.mentor, people.mentee] : [people.mentee, people.mentor]
  if (to)
    await queueMail(payload, {
      template: 'mentoringReleased',
      to: to.email,
      data: {
        fullName: to.fullName,
        other: other?.fullName ?? FORMER_MEMBER,
        reason: RELEASE_REASONS[releaseReason],
        word: releaseWord || null,
        isMentor: releaseReason === 'refused',
      },
      dedupeKey: `mentoringReleased:${_id.toHexString()}:${timeOf(releasedAt)}`,
    })
}

/** Queues what a request has to tell. Each mail once: safe to repeat. */
export const sendRequestMails = async (payload: Payload, id: string): Promise<void> => {
  const request = await findRequest(payload, id)
  if (!request?.needsMail) return
  await mailRelease(payload, request)
  if (request.status === 'asked') await mailAsk(payload, request)
  await markMailed(payload, request)
}

/** Reminds a mentor who has not answered. Once for each time they were asked. */
export const mailReminder = async (payload: Payload, request: StoredRequest): Promise<void> => {
  const { _id, mentor, mentee, topics, fields, isProposal, askedAt } = request
  const people = await pairOf(payload, mentor, mentee)
  if (people.mentor)
    await queueMail(payload, {
      template: 'mentoringAsked',
      to: people.mentor.email,
      data: {
        fullName: people.mentor.fullName,
        mentee: people.mentee?.fullName ?? FORMER_MEMBER,
        isProposal: isProposal === true,
        isReminder: true,
        topics,
        fields: fields.map((field) => MENTORING_FIELDS[field]).join(', '),
      },
      dedupeKey: `mentoringReminder:${_id.toHexString()}:${timeOf(askedAt)}`,
    })
}

/**
 * Does what follows the beginning and the end of a mentorship: both are told of the beginning, the other of the end,
 * and an ended one frees its place. Safe to repeat.
 */
export const finaliseMentorship = async (payload: Payload, mentorship: StoredMentorship): Promise<void> => {
  const { _id, mentor, mentee, request, isOpen, endedBy } = mentorship
  const people = await pairOf(payload, mentor, mentee)
  const id = _id.toHexString()
  const mail = (role: 'mentor' | 'mentee') => {
    const [to, other] = role === 'mentor' ? [people.mentor, people.mentee] : [people.mentee, people.mentor]
    if (!to) return undefined
    const data = { fullName: to.fullName, other: other?.fullName ?? FORMER_MEMBER, role }
    return isOpen
      ? queueMail(payload, {
          template: 'mentoringMatched',
          to: to.email,
          data: { ...data, profile: other?._id.toHexString() ?? null },
          dedupeKey: `mentoringMatched:${id}:${role}`,
        })
      : queueMail(payload, {
          template: 'mentorshipEnded',
          to: to.email,
          data,
          dedupeKey: `mentorshipEnded:${id}:${role}`,
        })
  }
  if (!isOpen) await freePlace(payload, mentor, request)
  // who ended it knows
  if (isOpen || endedBy !== 'mentor') await mail('mentor')
  if (isOpen || endedBy !== 'mentee') await mail('mentee')
  await markFinalised(payload, mentorship)
}

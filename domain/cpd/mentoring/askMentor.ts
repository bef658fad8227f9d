import type { Payload, PayloadRequest } from 'payload'
import type { ObjectId } from 'mongodb'
import { recordChange } from '../../audit/recordChange'
import { findShown } from '../../people/directory'
import { findMentoringRefusal } from './findMentoringRefusal'
import type { RequestFacts } from './mentoring.schema'
import type { MentoringProblem } from './mentoringTexts.schema'
import {
  type StoredRequest,
  endOpenRequest,
  findOpenRequestOf,
  findRequest,
  markMentorAsked,
  saveRequest,
} from './repositories/requestsRepository'
import { sendRequestMails } from './mentoringMails'
import { arePaired } from './repositories/mentorshipsRepository'
import { type StoredOffer, findFreeOffer } from './repositories/offersRepository'

/** Stores what a member wants to learn, or changes it while no mentor is asked. A person has one open request. */
export const requestMentor = async (
  req: PayloadRequest,
  user: string,
  facts: RequestFacts,
): Promise<{ outcome: 'saved' } | { problem: MentoringProblem }> => {
  const entitled = await findMentoringRefusal(req, 'mentee')
  if ('refusal' in entitled) return { problem: entitled.refusal }
  return (await saveRequest(req.payload, user, facts)) ? { outcome: 'saved' } : { problem: 'asked_already' }
}

/** Withdraws the open request of a person. Repeated, it changes nothing. */
export const withdrawRequest = async (
  { payload }: PayloadRequest,
  user: string,
): Promise<{ outcome: 'withdrawn' } | { problem: MentoringProblem }> => {
  const ended = await endOpenRequest(payload, user, 'withdrawn')
  return ended || !(await findOpenRequestOf(payload, user))
    ? { outcome: 'withdrawn' }
    : { problem: 'matched' }
}

/**
 * An offer that a mentee can have: with a free place, of a mentor whom the directory shows, who is not theirs already.
 */
const findOffer = async (
  payload: Payload,
  id: string,
  mentee: string,
): Promise<{ offer: StoredOffer } | { problem: MentoringProblem }> => {
  const offer = await findFreeOffer(payload, id)
  if (!offer || !(await findShown(payload, [offer.profile])).has(offer.profile))
    return { problem: 'not_free' }
  const mentor = offer.mentor.toHexString()
  if (mentor === mentee) return { problem: 'own_offer' }
  return (await arePaired(payload, mentor, mentee)) ? { problem: 'paired' } : { offer }
}

/** Why a request could not be put to a mentor. */
const problemOf = (request: StoredRequest | null, mentor: ObjectId): MentoringProblem => {
  if (!request) return 'no_request'
  return request.refusedBy?.includes(mentor.toHexString()) ? 'refused_before' : 'asked_already'
}

/** Puts the open request of a member to a mentor with a free place. One mentor is asked at a time. */
export const askMentor = async (
  req: PayloadRequest,
  user: string,
  offerId: string,
): Promise<{ outcome: 'asked' } | { problem: MentoringProblem }> => {
  const { payload } = req
  const entitled = await findMentoringRefusal(req, 'mentee')
  if ('refusal' in entitled) return { problem: entitled.refusal }
  const found = await findOffer(payload, offerId, user)
  if ('problem' in found) return found
  const { mentor } = found.offer
  const asked = await markMentorAsked(payload, { mentee: user }, mentor, false)
  if (!asked) return { problem: problemOf(await findOpenRequestOf(payload, user), mentor) }
  await sendRequestMails(payload, asked._id.toHexString())
  return { outcome: 'asked' }
}

/** Proposes a mentor for a request, by staff: mentor and mentee are asked, and both have to accept. */
export const proposeMentor = async (
  req: PayloadRequest,
  id: string,
  offerId: string,
): Promise<{ outcome: 'proposed' } | { problem: MentoringProblem }> => {
  const { payload } = req
  const request = await findRequest(payload, id)
  if (!request) return { problem: 'not_found' }
  const mentee = request.mentee.toHexString()
  const found = await findOffer(payload, offerId, mentee)
  if ('problem' in found) return found
  const { mentor } = found.offer
  const asked = await markMentorAsked(payload, { id }, mentor, true)
  if (!asked) return { problem: problemOf(await findOpenRequestOf(payload, mentee), mentor) }
  await sendRequestMails(payload, id)
  await recordChange(req, {
    action: 'mentoring-request.proposed',
    subject: { collection: 'mentoring-requests', id },
    account: mentee,
    after: { mentor: mentor.toHexString() },
  })
  return { outcome: 'proposed' }
}

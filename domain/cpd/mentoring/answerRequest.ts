import type { Payload } from 'payload'
import type { MentoringProblem } from './mentoringTexts.schema'
import { finaliseMentorship, sendRequestMails } from './mentoringMails'
import { releaseAllOf } from './releaseRequests'
import { beginMentorship } from './repositories/mentorshipsRepository'
import { freePlace, isFull, takePlace } from './repositories/offersRepository'
import {
  type StoredRequest,
  findRequest,
  markAccepted,
  markMatched,
  releaseRequest,
} from './repositories/requestsRepository'

/**
 * Begins the mentorship of a request that both have accepted: a place is taken, of which there are no more than
 * offered. Each step is safe to repeat, so that a job completes what a crash left.
 * @returns `full` when the mentor had no place left: the request is free again
 */
export const matchRequest = async (
  payload: Payload,
  request: StoredRequest,
): Promise<{ outcome: 'matched' } | { problem: 'full' }> => {
  const { _id, mentor, mentee } = request
  const id = _id.toHexString()
  if (!mentor || !(await takePlace(payload, mentor, id))) {
    await releaseRequest(payload, request, { reason: 'full', isAccepted: true })
    await sendRequestMails(payload, id)
    return { problem: 'full' }
  }
  const mentorship = await beginMentorship(payload, { request: id, mentor, mentee })
  await markMatched(payload, _id)
  if (mentorship) await finaliseMentorship(payload, mentorship)
  else await freePlace(payload, mentor, id) // the pair has a mentorship by another request
  if (await isFull(payload, mentor)) await releaseAllOf(payload, mentor.toHexString(), 'full')
  return { outcome: 'matched' }
}

/** What a person is in a request that waits for an answer; undefined for anyone else. */
const roleOf = (
  { mentor, mentee, isProposal }: StoredRequest,
  user: string,
): 'mentor' | 'mentee' | undefined => {
  if (mentor?.toHexString() === user) return 'mentor'
  return isProposal && mentee.toHexString() === user ? 'mentee' : undefined
}

/**
 * Accepts or declines a request, by the mentor who was asked, or by the mentee to whom staff proposed a mentor. Once
 * both have accepted, the mentorship begins.
 * @param answer.word to the other person, where it is declined
 */
export const answerRequest = async (
  payload: Payload,
  user: string,
  id: string,
  { answer, word }: { answer: 'accept' | 'decline'; word: string },
): Promise<{ outcome: 'matched' | 'accepted' | 'declined' } | { problem: MentoringProblem }> => {
  const request = await findRequest(payload, id)
  const role = request?.status === 'asked' ? roleOf(request, user) : undefined
  if (!request || !role)
    return { problem: request?.releasedBy?.toHexString() === user ? 'answered' : 'not_found' }
  if (answer === 'decline') {
    const reason = role === 'mentor' ? 'declined' : 'refused'
    if (!(await releaseRequest(payload, request, { reason, word }))) return { problem: 'answered' }
    await sendRequestMails(payload, id)
    return { outcome: 'declined' }
  }
  const accepted = await markAccepted(payload, request, role)
  if (!accepted) return { problem: 'answered' }
  if (!accepted.mentorAcceptedAt || !accepted.menteeAcceptedAt) return { outcome: 'accepted' }
  return matchRequest(payload, accepted)
}

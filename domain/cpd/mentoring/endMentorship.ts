import type { Payload } from 'payload'
import { finaliseMentorship } from './mentoringMails'
import type { MentoringProblem } from './mentoringTexts.schema'
import { releaseAllOf } from './releaseRequests'
import { findMentorship, findMentorshipsOf, markMentorshipEnded } from './repositories/mentorshipsRepository'
import { deleteOffer } from './repositories/offersRepository'
import { endOpenRequest } from './repositories/requestsRepository'

/**
 * Ends a mentorship by one of the two; the other is told, and the place is free.
 * @param word to staff
 */
export const endMentorship = async (
  payload: Payload,
  user: string,
  id: string,
  word: string,
): Promise<{ outcome: 'ended' } | { problem: MentoringProblem }> => {
  const ended = await markMentorshipEnded(payload, { id, user }, { word, endOf: (role) => role })
  if (ended) {
    await finaliseMentorship(payload, ended)
    return { outcome: 'ended' }
  }
  const known = await findMentorship(payload, id)
  const isOwn = [known?.mentor, known?.mentee].some((account) => account?.toHexString() === user)
  return isOwn ? { outcome: 'ended' } : { problem: 'not_found' }
}

/**
 * Ends everything of a person who is no current member any more, or whose account goes: mentorships, the request, and
 * the offer with the requests that wait for an answer. Safe to repeat.
 */
export const endAllOf = async (
  payload: Payload,
  user: string,
  by: 'membership' | 'account',
): Promise<void> => {
  for (const { _id } of await findMentorshipsOf(payload, user)) {
    const ended = await markMentorshipEnded(payload, { id: _id, user }, { word: '', endOf: () => by })
    if (ended) await finaliseMentorship(payload, ended)
  }
  await endOpenRequest(payload, user, 'ended')
  await releaseAllOf(payload, user, 'gone')
  await deleteOffer(payload, user)
}

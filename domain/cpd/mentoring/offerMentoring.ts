import type { PayloadRequest } from 'payload'
import { findMentoringRefusal } from './findMentoringRefusal'
import type { OfferFacts } from './mentoring.schema'
import type { MentoringProblem } from './mentoringTexts.schema'
import { releaseAllOf } from './releaseRequests'
import { deleteFreeOffer, findOfferOf, saveOffer } from './repositories/offersRepository'

/** Stores what a member offers as a mentor, or changes it: no fewer places than there are mentees. */
export const offerMentoring = async (
  req: PayloadRequest,
  user: string,
  facts: OfferFacts,
): Promise<{ outcome: 'saved' } | { problem: MentoringProblem }> => {
  const entitled = await findMentoringRefusal(req, 'mentor')
  if ('refusal' in entitled) return { problem: entitled.refusal }
  const isSaved = await saveOffer(req.payload, { ...facts, mentor: user, profile: entitled.profile })
  return isSaved ? { outcome: 'saved' } : { problem: 'too_few_places' }
}

/** Takes an offer back that has no mentees; requests that wait for the mentor's answer are free again. */
export const endOffer = async (
  { payload }: PayloadRequest,
  user: string,
): Promise<{ outcome: 'ended' } | { problem: MentoringProblem }> => {
  if (!(await deleteFreeOffer(payload, user)) && (await findOfferOf(payload, user)))
    return { problem: 'has_mentees' }
  await releaseAllOf(payload, user, 'gone')
  return { outcome: 'ended' }
}

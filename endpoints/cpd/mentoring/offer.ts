import type { Endpoint } from 'payload'
import { endOffer, offerMentoring } from '../../../domain/cpd/mentoring'
import { offerSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { invalid, readJson } from '../../answers'
import { mentoringAnswer, mentoringProblem, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/offer` `OfferFacts`: offers to be a mentor, or changes the offer. Answers 200 `{ outcome }`,
 * 400, 401, 403 to who is no current member, receives no messages or is not in the directory, 409 for fewer places than
 * mentees, 429.
 */
export const offer: Endpoint = {
  method: 'post',
  path: '/mentoring/offer',
  handler: async (req) => {
    if (!req.user) return mentoringProblem('unauthenticated')
    const input = offerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await refuseTooMany(req, req.user.id)
    return refusal ?? mentoringAnswer(await offerMentoring(req, req.user.id, input.data))
  },
}

/**
 * `POST /api/mentoring/offer/end`: takes the own offer back. Answers 200 `{ outcome }`, 401, 409 while there are
 * mentees.
 */
export const offerEnd: Endpoint = {
  method: 'post',
  path: '/mentoring/offer/end',
  handler: async (req) =>
    req.user ? mentoringAnswer(await endOffer(req, req.user.id)) : mentoringProblem('unauthenticated'),
}

import { endOffer, offerMentoring } from '../../../domain/cpd/mentoring'
import { offerSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { mentoringAnswer, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/offer` `OfferFacts`: offers to be a mentor, or changes the offer. Answers 200 `{ outcome }`,
 * 400, 401, 403 to who is no current member, receives no messages or is not in the directory, 409 for fewer places than
 * mentees, 429.
 */
export const offer = declareEndpoint({
  method: 'post',
  path: '/mentoring/offer',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  body: offerSchema,
  handler: async (req, { body, user }) => {
    const refusal = await refuseTooMany(req, user.id)
    return refusal ?? mentoringAnswer(await offerMentoring(req, user.id, body))
  },
})

/**
 * `POST /api/mentoring/offer/end`: takes the own offer back. Answers 200 `{ outcome }`, 401, 409 while there are
 * mentees.
 */
export const offerEnd = declareEndpoint({
  method: 'post',
  path: '/mentoring/offer/end',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  handler: async (req, { user }) => mentoringAnswer(await endOffer(req, user.id)),
})

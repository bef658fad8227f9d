import { askMentor } from '../../../domain/cpd/mentoring'
import { askSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { mentoringAnswer, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/ask` `{ offer }`: asks a mentor with a free place, who gets a mail. Answers 200 `{ outcome }`,
 * 400, 401, 403, 409 when there is no open request, one was asked already, or the mentor has no free place, 429.
 */
export const ask = declareEndpoint({
  method: 'post',
  path: '/mentoring/ask',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  body: askSchema,
  handler: async (req, { body, user }) => {
    const refusal = await refuseTooMany(req, user.id)
    return refusal ?? mentoringAnswer(await askMentor(req, user.id, body.offer))
  },
})

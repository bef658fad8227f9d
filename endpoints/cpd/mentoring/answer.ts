import { answerRequest } from '../../../domain/cpd/mentoring'
import { answerSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'

/**
 * `POST /api/mentoring/requests/:id/answer` `{ answer, word }`: accepts or declines, by the mentor who was asked, or by
 * the mentee to whom staff proposed one. Answers 200 `{ outcome }`, 400, 401, 404 also to anyone else, 409 when it was
 * answered or withdrawn, or no place is left.
 */
export const answer = declareEndpoint({
  method: 'post',
  path: '/mentoring/requests/:id/answer',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  body: answerSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await answerRequest(req.payload, user.id, id, body))
      : mentoringProblem('not_found')
  },
})

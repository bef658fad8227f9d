import { requestMentor, withdrawRequest } from '../../../domain/cpd/mentoring'
import { requestSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { mentoringAnswer, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/request` `RequestFacts`: says what one wants to learn, or changes it. Answers 200 `{ outcome }`,
 * 400, 401, 403 to who is no current member or receives no messages, 409 while a mentor is asked, 429.
 */
export const request = declareEndpoint({
  method: 'post',
  path: '/mentoring/request',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  body: requestSchema,
  handler: async (req, { body, user }) => {
    const refusal = await refuseTooMany(req, user.id)
    return refusal ?? mentoringAnswer(await requestMentor(req, user.id, body))
  },
})

/**
 * `POST /api/mentoring/request/withdraw`: withdraws the own open request. Answers 200 `{ outcome }`, 401, 409 once
 * matched.
 */
export const requestWithdraw = declareEndpoint({
  method: 'post',
  path: '/mentoring/request/withdraw',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  handler: async (req, { user }) => mentoringAnswer(await withdrawRequest(req, user.id)),
})

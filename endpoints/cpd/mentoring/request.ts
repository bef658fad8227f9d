import type { Endpoint } from 'payload'
import { requestMentor, withdrawRequest } from '../../../domain/cpd/mentoring'
import { requestSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { invalid, readJson } from '../../answers'
import { mentoringAnswer, mentoringProblem, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/request` `RequestFacts`: says what one wants to learn, or changes it. Answers 200 `{ outcome }`,
 * 400, 401, 403 to who is no current member or receives no messages, 409 while a mentor is asked, 429.
 */
export const request: Endpoint = {
  method: 'post',
  path: '/mentoring/request',
  handler: async (req) => {
    if (!req.user) return mentoringProblem('unauthenticated')
    const input = requestSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await refuseTooMany(req, req.user.id)
    return refusal ?? mentoringAnswer(await requestMentor(req, req.user.id, input.data))
  },
}

/**
 * `POST /api/mentoring/request/withdraw`: withdraws the own open request. Answers 200 `{ outcome }`, 401, 409 once
 * matched.
 */
export const requestWithdraw: Endpoint = {
  method: 'post',
  path: '/mentoring/request/withdraw',
  handler: async (req) =>
    req.user ? mentoringAnswer(await withdrawRequest(req, req.user.id)) : mentoringProblem('unauthenticated'),
}

import type { Endpoint } from 'payload'
import { listOffers, listRequests, proposeMentor } from '../../../domain/cpd/mentoring'
import { askSchema, staffMentoringSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/mentoring/waiting?page=`: a page of the open requests, the oldest first, with the mentors who suit each and
 * why; for staff with the right `memberships`. Answers 200 `StaffRequests`, 400, 401, 403.
 */
export const waiting: Endpoint = {
  method: 'get',
  path: '/mentoring/waiting',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = staffMentoringSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return Response.json(await listRequests(req.payload, input.data.page), NO_STORE)
  },
}

/**
 * `GET /api/mentoring/offers?page=`: a page of all offers, for the same staff. Answers 200 `StaffOffers`, 400, 401,
 * 403.
 */
export const offers: Endpoint = {
  method: 'get',
  path: '/mentoring/offers',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = staffMentoringSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return Response.json(await listOffers(req.payload, input.data.page), NO_STORE)
  },
}

/**
 * `POST /api/mentoring/requests/:id/proposal` `{ offer }`: proposes a mentor to a mentee and the mentee to the mentor,
 * who both have to accept; by the same staff. Answers 200 `{ outcome }`, 400, 401, 403, 404, 409.
 */
export const proposal: Endpoint = {
  method: 'post',
  path: '/mentoring/requests/:id/proposal',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = askSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await proposeMentor(req, id, input.data.offer))
      : mentoringProblem('not_found')
  },
}

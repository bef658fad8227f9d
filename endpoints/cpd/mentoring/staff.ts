import { listOffers, listRequests, proposeMentor } from '../../../domain/cpd/mentoring'
import { askSchema, staffMentoringSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'
import { offersAnswer, requestsAnswer } from './mentoringSchemas'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/mentoring/waiting?page=`: a page of the open requests, the oldest first, with the mentors who suit each and
 * why; for staff with the right `memberships`. Answers 200 `StaffRequests`, 400, 401, 403.
 */
export const waiting = declareEndpoint({
  method: 'get',
  path: '/mentoring/waiting',
  operation: {
    tag: 'Staff: careers',
    summary: 'Open requests for a mentor, the oldest first, with the mentors who suit each',
    answers: { ...reads(requestsAnswer, 'A page of requests') },
  },
  access: withRight('memberships'),
  query: staffMentoringSchema,
  handler: async (req, { query }) => Response.json(await listRequests(req.payload, query.page), NO_STORE),
})

/**
 * `GET /api/mentoring/offers?page=`: a page of all offers, for the same staff. Answers 200 `StaffOffers`, 400, 401,
 * 403.
 */
export const offers = declareEndpoint({
  method: 'get',
  path: '/mentoring/offers',
  operation: {
    tag: 'Staff: careers',
    summary: 'All offers of mentors',
    answers: { ...reads(offersAnswer, 'A page of offers') },
  },
  access: withRight('memberships'),
  query: staffMentoringSchema,
  handler: async (req, { query }) => Response.json(await listOffers(req.payload, query.page), NO_STORE),
})

/**
 * `POST /api/mentoring/requests/:id/proposal` `{ offer }`: proposes a mentor to a mentee and the mentee to the mentor,
 * who both have to accept; by the same staff. Answers 200 `{ outcome }`, 400, 401, 403, 404, 409.
 */
export const proposal = declareEndpoint({
  method: 'post',
  path: '/mentoring/requests/:id/proposal',
  operation: {
    tag: 'Staff: careers',
    summary: 'Propose a mentor and a mentee to each other; both have to accept',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...reads(outcomeAnswer('proposed'), 'Proposed'),
      404: 'There is no such request or offer',
      409: 'The request is not open, or no place is left',
    },
  },
  access: withRight('memberships'),
  body: askSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await proposeMentor(req, id, body.offer))
      : mentoringProblem('not_found')
  },
})

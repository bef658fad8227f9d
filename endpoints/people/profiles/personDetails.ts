import type { Endpoint } from 'payload'
import { correctDetails, readPersonDetails } from '../../../domain/people/memberProfiles'
import { detailsCorrectionSchema } from '../../../domain/people/memberProfiles/personDetails.schema'
import {
  requireAccountToCorrect,
  requireAccountToRead,
} from '../../accounts/accountAdministration/requireAccount'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { detailsAnswer } from '../personSchemas'

const notFound = (): Response => problem(404, 'not_found', 'This account has no profile')

/**
 * `GET /api/users/:id/details`: how a person is reached, and the profession. Answers 200 `PersonDetails`, 401, 403,
 * 404.
 */
const read = declareEndpoint({
  method: 'get',
  path: '/:id/details',
  operation: {
    tag: 'Staff: people',
    summary: 'How a person is reached, and the profession',
    parameters: PERSON_ID,
    answers: { ...reads(detailsAnswer, 'The details'), ...NO_PERSON },
  },
  access: admittedBy(requireAccountToRead),
  handler: async (req, { account }) => {
    const details = await readPersonDetails(req.payload, account.id)
    return details ? Response.json(details, { headers: { 'Cache-Control': 'no-store' } }) : notFound()
  },
})

/**
 * `POST /api/users/:id/details` `{ details, seen }`: corrects fields of a person, each if `seen` still stands in it.
 * For staff who decide about memberships. Answers 200 `{ outcome: 'corrected' }`, 400, 401, 403, 404, 409
 * `changed_meanwhile`, 409 `merged`.
 */
const correct = declareEndpoint({
  method: 'post',
  path: '/:id/details',
  operation: {
    tag: 'Staff: people',
    summary: 'Correct details of a person',
    parameters: PERSON_ID,
    answers: {
      ...reads(outcomeAnswer('corrected'), 'Corrected'),
      ...NO_PERSON,
      409: 'What was seen in a field does not stand there any more',
    },
  },
  access: admittedBy(requireAccountToCorrect),
  body: detailsCorrectionSchema,
  handler: async (req, { account, body }) => {
    const result = await correctDetails(req, account.id, body)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found' ? notFound() : problem(409, result.problem, CHANGED_MEANWHILE)
  },
})

/** The endpoints of a person's details, under `/api/users`. */
export const personDetailsEndpoints: Endpoint[] = [read, correct]

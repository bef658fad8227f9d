import type { Endpoint } from 'payload'
import { correctDetails, readPersonDetails } from '../../../domain/people/memberProfiles'
import { detailsCorrectionSchema } from '../../../domain/people/memberProfiles/personDetails.schema'
import {
  requireAccountToCorrect,
  requireAccountToRead,
} from '../../accounts/accountAdministration/requireAccount'
import { CHANGED_MEANWHILE, invalid, problem, readJson } from '../../answers'

const notFound = (): Response => problem(404, 'not_found', 'This account has no profile')

/**
 * `GET /api/users/:id/details`: how a person is reached, and the profession. Answers 200 `PersonDetails`, 401, 403,
 * 404.
 */
const read: Endpoint = {
  method: 'get',
  path: '/:id/details',
  handler: async (req) => {
    const required = await requireAccountToRead(req)
    if ('refusal' in required) return required.refusal
    const details = await readPersonDetails(req.payload, required.account.id)
    return details ? Response.json(details, { headers: { 'Cache-Control': 'no-store' } }) : notFound()
  },
}

/**
 * `POST /api/users/:id/details` `{ details, seen }`: corrects fields of a person, each if `seen` still stands in it.
 * For staff who decide about memberships. Answers 200 `{ outcome: 'corrected' }`, 400, 401, 403, 404, 409
 * `changed_meanwhile`, 409 `merged`.
 */
const correct: Endpoint = {
  method: 'post',
  path: '/:id/details',
  handler: async (req) => {
    const required = await requireAccountToCorrect(req)
    if ('refusal' in required) return required.refusal
    const input = detailsCorrectionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await correctDetails(req, required.account.id, input.data)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found' ? notFound() : problem(409, result.problem, CHANGED_MEANWHILE)
  },
}

/** The endpoints of a person's details, under `/api/users`. */
export const personDetailsEndpoints: Endpoint[] = [read, correct]

import type { Endpoint } from 'payload'
import { readCpdSummary } from '../../domain/cpd'
import { problem } from '../answers'

export const SIGN_IN_FIRST = 'Please sign in to see your CPD record'

/**
 * `GET /api/cpd-entries/summary`: the signed-in person's hours of the current year, and the target. Answers 200
 * `CpdSummary`, 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const summary: Endpoint = {
  method: 'get',
  path: '/summary',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    return Response.json(await readCpdSummary(payload, user.id))
  },
}

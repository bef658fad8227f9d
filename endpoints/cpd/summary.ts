import { readCpdSummary } from '../../domain/cpd'
import { declareEndpoint } from '../declareEndpoint'
import { signedIn } from '../guards'

export const SIGN_IN_FIRST = 'Please sign in to see your CPD record'

/**
 * `GET /api/cpd-entries/summary`: the signed-in person's hours of the current year, and the target. Answers 200
 * `CpdSummary`, 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const summary = declareEndpoint({
  method: 'get',
  path: '/summary',
  access: signedIn(SIGN_IN_FIRST),
  handler: async ({ payload }, { user }) => Response.json(await readCpdSummary(payload, user.id)),
})

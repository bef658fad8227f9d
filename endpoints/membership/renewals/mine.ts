import type { Endpoint } from 'payload'
import { readRenewal } from '../../../domain/money/dues'
import { problem } from '../../answers'

export const SIGN_IN_FIRST = 'Please sign in to renew your membership'

/**
 * `GET /api/renewals/mine`: the signed-in person's membership, the latest request to renew it, and what each choice
 * would bring. Answers 200 `RenewalState`, 401 for a visitor. Source: spec.md section 2, "/membership/renewal".
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    return Response.json(await readRenewal(req, req.user))
  },
}

import { readRenewal } from '../../../domain/money/dues'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

export const SIGN_IN_FIRST = 'Please sign in to renew your membership'

/**
 * `GET /api/renewals/mine`: the signed-in person's membership, the latest request to renew it, and what each choice
 * would bring. Answers 200 `RenewalState`, 401 for a visitor. Source: spec.md section 2, "/membership/renewal".
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => Response.json(await readRenewal(req, user)),
})

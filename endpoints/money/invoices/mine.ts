import { readDues } from '../../../domain/money/dues'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

export const SIGN_IN_FIRST = 'Please sign in to see what you owe'

/**
 * `GET /api/invoices/mine`: the signed-in person's invoices, payments and credit. Answers 200 `OwnDues`, 401 for a
 * visitor. Source: issue 12, part 8.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(SIGN_IN_FIRST),
  handler: async ({ payload }, { user }) => Response.json(await readDues(payload, user.id)),
})

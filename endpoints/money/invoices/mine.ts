import type { Endpoint } from 'payload'
import { readDues } from '../../../domain/money/dues'
import { problem } from '../../answers'

export const SIGN_IN_FIRST = 'Please sign in to see what you owe'

/**
 * `GET /api/invoices/mine`: the signed-in person's invoices, payments and credit. Answers 200 `OwnDues`, 401 for a
 * visitor. Source: issue 12, part 8.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user }) =>
    user ? Response.json(await readDues(payload, user.id)) : problem(401, 'unauthenticated', SIGN_IN_FIRST),
}

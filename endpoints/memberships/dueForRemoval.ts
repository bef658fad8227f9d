import type { Endpoint } from 'payload'
import { hasOpenPayment } from '../../domain/payments'
import { listDueForRemoval } from '../../domain/renewals'
import { refuseWithout } from '../refuseWithout'

/**
 * `GET /api/memberships/due-for-removal`: the members whose grace period is over, whose last notice was
 * really sent and of whom no payment is being checked, for a decision about each. For staff who decide on
 * memberships. Answers 200 `DueForRemoval[]`, 401, 403. Source: issue 12, part 6.
 */
export const dueForRemoval: Endpoint = {
  method: 'get',
  path: '/due-for-removal',
  handler: async (req) =>
    refuseWithout('memberships', req) ?? Response.json(await listDueForRemoval(req.payload, hasOpenPayment)),
}

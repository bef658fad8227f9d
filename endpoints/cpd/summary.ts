import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { currentYear } from '../../domain/cpd/currentYear'
import { hoursOf } from '../../domain/cpd/hoursOf'
import type { CpdSummary } from '../../domain/cpd/cpdRecord.schema'
import { targetHours } from '../../domain/cpd/targetHours'

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
    const year = currentYear()
    const [hours, target] = await Promise.all([hoursOf(payload, user.id, year), targetHours(payload)])
    return Response.json({ year, hours, targetHours: target } satisfies CpdSummary)
  },
}

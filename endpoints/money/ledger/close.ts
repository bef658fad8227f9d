import type { Endpoint } from 'payload'
import { closeBooks } from '../../../domain/money/ledger'
import { type PeriodClose, periodCloseSchema } from '../../../domain/money/ledger/journal.schema'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/ledger-entries/close` `{ day }`: closes the ledger up to and including a day. Staff who handle money only,
 * with a recent proof of who they are. Answers 201 `{ day }`, 400 for a day that is not over, 401, 403, 409 when it is
 * closed already.
 */
export const close: Endpoint = {
  method: 'post',
  path: '/close',
  handler: async (req) => {
    const refusal = refuseWithout('money', req) ?? (await requireRecentAuth(req))
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = periodCloseSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await closeBooks(req, input.data.day, req.user.id)
    if (result === 'closed') return Response.json(input.data satisfies PeriodClose, { status: 201 })
    return result === 'not_over'
      ? fieldProblem(400, 'invalid', 'day', 'Please choose a day that is over')
      : problem(409, 'closed', 'The books are closed up to this day or a later one.')
  },
}

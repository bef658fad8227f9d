import type { Endpoint } from 'payload'
import { closeDay, readDayCloses } from '../../../domain/money/dayCloses'
import { dayCloseQuerySchema, dayCloseSchema } from '../../../domain/money/dayCloses/dayClose.schema'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/day-closes/list?day=&currency=&chapter=`: the closed days, and what the ledger has of the chosen one. Staff
 * who handle money only. Answers 200 `DayClosePage`, 401, 403.
 */
const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const place = dayCloseQuerySchema.safeParse(req.query)
    return Response.json(await readDayCloses(req.payload, place.data))
  },
}

/**
 * `POST /api/day-closes/close` `{ day, currency, chapter?, countedMinor, reason? }`: closes the cash of a
 * day, once. Staff who handle money only, with a recent proof of who they are. Answers 201 `{ differenceMinor
 * }`, 400 also for a difference without a reason, 401, 403, 409 when the day is closed.
 */
const close: Endpoint = {
  method: 'post',
  path: '/close',
  handler: async (req) => {
    const refusal = refuseWithout('money', req) ?? (await requireRecentAuth(req))
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = dayCloseSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await closeDay(req, input.data, req.user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'closed'
      ? problem(409, 'closed', 'This day is closed already.')
      : fieldProblem(400, 'invalid', 'reason', 'Please say why the cash differs from the ledger')
  },
}

/** The endpoints of day closes, under `/api/day-closes`. */
export const dayCloseEndpoints: Endpoint[] = [list, close]

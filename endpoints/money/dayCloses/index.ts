import type { Endpoint } from 'payload'
import { closeDay, readDayCloses } from '../../../domain/money/ledger'
import { dayCloseQuerySchema, dayCloseSchema } from '../../../domain/money/ledger/dayCloses/dayClose.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { dayClosedAnswer, dayClosesAnswer } from '../ledger/ledgerSchemas'
import { correct, decide } from './corrections'

/**
 * `GET /api/day-closes?day=&currency=&chapter=`: the closed days, and what the ledger has of the chosen one. Staff
 * who handle money only. Answers 200 `DayClosePage`, 401, 403.
 */
const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The days whose cash was counted, and what the ledger has of one',
    answers: { ...reads(dayClosesAnswer, 'The days') },
  },
  access: withRight('money'),
  query: dayCloseQuerySchema.partial(),
  handler: async (req, { query, user }) =>
    Response.json(await readDayCloses(req.payload, user.id, dayCloseQuerySchema.safeParse(query).data)),
})

/**
 * `POST /api/day-closes` `{ day, currency, chapter?, countedMinor, reason? }`: closes the cash of a
 * day, once. Staff who handle money only, with a recent proof of who they are. Answers 201 `{ differenceMinor
 * }`, 400 also for a difference without a reason, 401, 403, 409 when the day is closed.
 */
const close = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Close the cash of a day, once',
    answers: { ...adds(dayClosedAnswer, 'Closed'), 409: 'The day is closed' },
  },
  access: withProof(withRight('money')),
  body: dayCloseSchema,
  handler: async (req, { body, user }) => {
    const result = await closeDay(req, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    if (result.problem === 'closed') return problem(409, 'closed', 'This day is closed already.')
    return result.problem === 'not_begun'
      ? fieldProblem(400, 'invalid', 'day', 'Please choose today or a day before')
      : fieldProblem(400, 'invalid', 'reason', 'Please say why the cash differs from the ledger')
  },
})

/** The endpoints of day closes, under `/api/day-closes`. */
export const dayCloseEndpoints: Endpoint[] = [list, close, correct, decide]

import type { Endpoint } from 'payload'
import { z } from 'zod'
import { decideDoorCash, readDoorCash } from '../../../domain/events/doorCash'
import { type DoorCashPage, doorCashDecisionSchema } from '../../../domain/events/doorCash/doorCash.schema'
import { currency, minor, outcomeAnswer, whole } from '../../answerSchemas'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'

const cashAnswer = z.object({
  cash: z.array(
    z.object({
      event: z.object({ id: z.string(), title: z.string() }),
      day: z.string(),
      currency,
      amountMinor: minor,
      people: whole,
    }),
  ),
}) satisfies z.ZodType<DoorCashPage>

/** `GET /api/check-ins/cash`: cash of doors that is not booked yet. Answers 200 `DoorCashPage`, 401, 403. */
const list = declareEndpoint({
  method: 'get',
  path: '/cash',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Cash that was taken at the doors of events and is not booked yet',
    answers: reads(cashAnswer, 'The cash, by event, day and currency'),
  },
  access: withRight('money'),
  handler: async ({ payload }) => Response.json({ cash: await readDoorCash(payload) } satisfies DoorCashPage),
})

/**
 * `POST /api/check-ins/cash` `{ event, day, currency, amountMinor, decision }`: books it as income of the event, or
 * leaves it out of the books. Answers 200 `{ outcome }`, 400, 401, 403, 409 when something else is to be booked by now.
 */
const decide = declareEndpoint({
  method: 'post',
  path: '/cash',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Book the cash of a day at the doors of an event, or leave it out',
    answers: { ...reads(outcomeAnswer('booked', 'leftOut'), 'Decided'), 409: 'It changed meanwhile' },
  },
  access: withRight('money'),
  body: doorCashDecisionSchema,
  handler: async (req, { user, body }) => {
    const result = await decideDoorCash(req, body, user.id)
    return 'outcome' in result ? Response.json(result) : problem(409, result.problem, CHANGED_MEANWHILE)
  },
})

/** The endpoints of cash taken at doors, under `/api/check-ins`. */
export const doorCashEndpoints: Endpoint[] = [list, decide]

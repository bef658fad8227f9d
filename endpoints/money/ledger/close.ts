import { closeBooks } from '../../../domain/money/ledger'
import { type PeriodClose, periodCloseSchema } from '../../../domain/money/ledger/journal.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { closedAnswer } from './ledgerSchemas'

/**
 * `POST /api/ledger-entries/close` `{ day }`: closes the ledger up to and including a day. Staff who handle money only,
 * with a recent proof of who they are. Answers 201 `{ day }`, 400 for a day that is not over, 401, 403, 409 when it is
 * closed already.
 */
export const close = declareEndpoint({
  method: 'post',
  path: '/close',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Close the ledger up to and including a day',
    answers: { ...adds(closedAnswer, 'Closed'), 409: 'It is closed up to this day or a later one' },
  },
  access: withProof(withRight('money')),
  body: periodCloseSchema,
  handler: async (req, { body, user }) => {
    const result = await closeBooks(req, body.day, user.id)
    if (result === 'closed') return Response.json(body satisfies PeriodClose, { status: 201 })
    return result === 'not_over'
      ? fieldProblem(400, 'invalid', 'day', 'Please choose a day that is over')
      : problem(409, 'closed', 'The books are closed up to this day or a later one.')
  },
})

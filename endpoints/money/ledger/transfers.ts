import { z } from 'zod'
import { bookTransfer, listTransfers, undoTransfer } from '../../../domain/money/transfers'
import { transferSchema, transferUndoSchema } from '../../../domain/money/transfers/transfer.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { transferBookedAnswer, transfersAnswer } from './ledgerSchemas'

/**
 * `GET /api/ledger-entries/transfers`: the latest transfers between our own accounts. Staff who handle money only.
 * Answers 200 `TransfersPage`, 401, 403.
 */
export const transfers = declareEndpoint({
  method: 'get',
  path: '/transfers',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The latest transfers between our own accounts, and charges',
    answers: { ...reads(transfersAnswer, 'The transfers') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json(await listTransfers(req.payload)),
})

/**
 * `POST /api/ledger-entries/transfers` `{ key, day, from, to, currency, amountMinor, chargeMinor?, received?,
 * fromChapter?, toChapter?, text }`: books money that moved, once for a key. Staff who handle money only, with a recent
 * proof. Answers 201 `{ key }`, 400 also for a day to come, 401, 403, 409 where the key was used for something else.
 */
export const transfer = declareEndpoint({
  method: 'post',
  path: '/transfers',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Book money that moved between our own accounts, or was charged',
    answers: {
      ...adds(transferBookedAnswer, 'Booked'),
      409: 'Something else was booked under this key',
    },
  },
  access: withProof(withRight('money')),
  body: transferSchema,
  handler: async (req, { body, user }) => {
    const result = await bookTransfer(req, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'not_begun'
      ? fieldProblem(400, 'invalid', 'day', 'Please choose today or a day before')
      : problem(
          409,
          'key_used',
          'The first attempt was booked, with what was entered then. Please see the latest transfers.',
        )
  },
})

/**
 * `POST /api/ledger-entries/transfers/:key/undo` `{ reason }`: takes a transfer back, once. Staff who handle money
 * only, with a recent proof. Answers 200 `{ key }`, 400, 401, 403, 404 for none that staff booked.
 */
export const undoneTransfer = declareEndpoint({
  method: 'post',
  path: '/transfers/:key/undo',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Take a transfer back',
    parameters: { key: 'The key of the transfer.' },
    answers: { ...reads(transferBookedAnswer, 'Taken back'), 404: 'Staff booked no such transfer' },
  },
  access: withProof(withRight('money')),
  body: transferUndoSchema,
  handler: async (req, { body, user }) => {
    const { data: key } = z.uuid().safeParse(req.routeParams?.key)
    const result = key ? await undoTransfer(req, key, body.reason, user.id) : undefined
    return result && 'key' in result
      ? Response.json(result)
      : problem(404, 'not_found', 'This transfer could not be found')
  },
})

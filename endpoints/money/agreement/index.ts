import type { Endpoint } from 'payload'
import { readAgreement } from '../../../domain/money/agreement'
import { agreementQuerySchema } from '../../../domain/money/agreement/agreement.schema'
import { recordBalance } from '../../../domain/money/statedBalances'
import { statedBalanceSchema } from '../../../domain/money/statedBalances/statedBalance.schema'
import { fieldProblem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { agreementAnswer, balanceRecordedAnswer } from './agreementSchemas'

/**
 * `GET /api/stated-balances/agreement?day=`: our own accounts in the ledger beside what banks, providers and counts
 * say, up to a day. Staff who handle money only. Answers 200 `AgreementPage`, 400, 401, 403.
 */
const agreement = declareEndpoint({
  method: 'get',
  path: '/agreement',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Whether the ledger agrees with banks, providers and cash boxes',
    answers: { ...reads(agreementAnswer, 'The accounts') },
  },
  access: withRight('money'),
  query: agreementQuerySchema,
  handler: async (req, { query }) => Response.json(await readAgreement(req.payload, query.day)),
})

/**
 * `POST /api/stated-balances` `{ account, currency, place?, day, amountMinor }`: records what an account held at
 * the end of a day; a later word of the same day replaces an earlier one. It books nothing. Staff who handle money
 * only. Answers 201 `{ day }`, 400 also for a day to come, 401, 403.
 */
const record = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Record what an account held at the end of a day',
    answers: { ...adds(balanceRecordedAnswer, 'Recorded') },
  },
  access: withRight('money'),
  body: statedBalanceSchema,
  handler: async (req, { body, user }) => {
    const result = await recordBalance(req, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'not_begun'
      ? fieldProblem(400, 'invalid', 'day', 'Please choose today or a day before')
      : fieldProblem(400, 'invalid', 'place', 'Please choose a chapter')
  },
})

/** The endpoints of what accounts are said to hold, under `/api/stated-balances`. */
export const agreementEndpoints: Endpoint[] = [agreement, record]

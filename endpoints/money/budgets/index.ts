import type { Endpoint } from 'payload'
import { readYear, setBudget } from '../../../domain/money/budgets'
import { budgetSchema, yearQuerySchema } from '../../../domain/money/budgets/budget.schema'
import { fieldProblem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { budgetSetAnswer, yearAnswer } from './budgetSchemas'

/**
 * `GET /api/budgets/year?year=&place=`: a year's income and expenses beside the budget and the year before, the result
 * and what is carried forward. Staff who handle money only. Answers 200 `YearPage`, 400, 401, 403.
 */
const year = declareEndpoint({
  method: 'get',
  path: '/year',
  operation: {
    tag: 'Staff: ledger',
    summary: 'A year beside its budget, and what is carried forward',
    answers: { ...reads(yearAnswer, 'The year') },
  },
  access: withRight('money'),
  query: yearQuerySchema,
  handler: async (req, { query }) => Response.json(await readYear(req.payload, query)),
})

/**
 * `POST /api/budgets/set` `{ year, place, account, currency, amountMinor }`: what is planned for an account; null for
 * nothing. It books nothing. Staff who handle money only. Answers 200 `{ year }`, 400, 401, 403.
 */
const set = declareEndpoint({
  method: 'post',
  path: '/set',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Set what is planned for an account in a year',
    answers: { ...reads(budgetSetAnswer, 'Set') },
  },
  access: withRight('money'),
  body: budgetSchema,
  handler: async (req, { body, user }) => {
    const result = await setBudget(req, body, user.id)
    return 'problem' in result
      ? fieldProblem(400, 'invalid', 'place', 'Please choose a chapter or the head office')
      : Response.json(result)
  },
})

/** The endpoints of budgets, under `/api/budgets`. */
export const budgetEndpoints: Endpoint[] = [year, set]

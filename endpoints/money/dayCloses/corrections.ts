import { type CorrectionProblem, askForCorrection, decideCorrection } from '../../../domain/money/ledger'
import {
  correctionDecisionSchema,
  correctionSchema,
} from '../../../domain/money/ledger/dayCloses/dayClose.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { correctionAnswer } from '../ledger/ledgerSchemas'

const refuse = (reason: CorrectionProblem): Response => {
  switch (reason) {
    case 'not_found':
      return problem(404, 'not_found', 'This correction could not be found')
    case 'too_much':
      return fieldProblem(400, 'invalid', 'amountMinor', 'That is more than is left of the difference')
    case 'waiting':
      return problem(
        409,
        'changed_meanwhile',
        'This was decided meanwhile, waits for a second person, or was asked for by you. Please check it again.',
      )
  }
}

const CORRECTED = { 404: 'There is no such correction', 409: 'Another correction waits, or it was decided' }
const DAY_CLOSE_ID = { id: 'The id of the closed day.' }

/**
 * `POST /api/day-closes/:id/correct` `{ amountMinor, reason, key }`: asks for a part of the difference to be taken back;
 * a second person confirms it. Staff who handle money only, with a recent proof. Answers 201 `{ status }`, 400, 401,
 * 403, 404, 409 while another correction waits.
 */
export const correct = declareEndpoint({
  method: 'post',
  path: '/:id/correct',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Ask for a part of a day’s difference to be taken back',
    parameters: DAY_CLOSE_ID,
    answers: { ...adds(correctionAnswer, 'Asked for'), ...CORRECTED },
  },
  access: withProof(withRight('money')),
  body: correctionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return refuse('not_found')
    const result = await askForCorrection(req, id, body, user.id)
    return 'problem' in result ? refuse(result.problem) : Response.json(result, { status: 201 })
  },
})

/**
 * `POST /api/day-closes/:id/decide-correction` `{ key, decision }`: confirms or declines a correction that somebody else
 * asked for. Staff who handle money only, with a recent proof. Answers 200 `{ status }`, 400, 401, 403, 404, 409 when it
 * was decided, or asked for by the same person.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decide-correction',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Confirm or decline a correction of a day that somebody else asked for',
    parameters: DAY_CLOSE_ID,
    answers: { ...reads(correctionAnswer, 'Decided'), ...CORRECTED },
  },
  access: withProof(withRight('money')),
  body: correctionDecisionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return refuse('not_found')
    const result = await decideCorrection(req, id, body, user.id)
    return 'problem' in result ? refuse(result.problem) : Response.json(result)
  },
})

import { DONATION_COLUMNS, exportDonations } from '../../../domain/money/donations'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { withRight } from '../../guards'

/**
 * `GET /api/donations/list.csv`: the ledger as a table, oldest first, for staff who handle money.
 * Answers 200, 401, 403.
 */
export const listCsv = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Donations as a table, the oldest first',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('money'),
  handler: (req) => csvAnswer(req, 'donations', DONATION_COLUMNS, exportDonations(req)),
})

import { exportContactMessages, MESSAGE_COLUMNS } from '../../../domain/messaging/contactMessages'
import { messageListSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { administrators } from '../../guards'

/**
 * `GET /api/contact-messages/list.csv`: the messages that a filter leaves, all pages, as a table. Refused as
 * the list is.
 */
export const listCsv = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: messages',
    summary: 'The messages that a filter leaves, all pages, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: administrators,
  query: messageListSchema,
  handler: (req, { user, query }) => {
    const rows = exportContactMessages(req, query, user.id)
    return csvAnswer(req, 'contact-messages', MESSAGE_COLUMNS, rows)
  },
})

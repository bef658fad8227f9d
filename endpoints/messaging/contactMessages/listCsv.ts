import { exportContactMessages, MESSAGE_COLUMNS } from '../../../domain/messaging/contactMessages'
import { messageListSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { declareTable } from '../../declareTable'
import { administrators } from '../../guards'

/**
 * `GET /api/contact-messages/list.csv` and `.xlsx`: the messages that a filter leaves, all pages, as a table. Refused as
 * the list is.
 */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: messages',
    summary: 'The messages that a filter leaves, all pages, as a table',
  },
  access: administrators,
  query: messageListSchema,
  table: (req, { user, query }) => {
    const rows = exportContactMessages(req, query, user.id)
    return { name: 'contact-messages', header: MESSAGE_COLUMNS, rows }
  },
})

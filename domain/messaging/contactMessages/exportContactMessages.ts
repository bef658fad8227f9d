import type { PayloadRequest } from 'payload'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { CONTACT_STATUSES } from './statuses.schema'
import type { MessageFilter } from './handling.schema'
import { messageWhere } from './listContactMessages'

export const MESSAGE_COLUMNS = ['Received', 'Name', 'Email', 'Subject', 'Message', 'Status', 'Answered']

/**
 * The messages of a filter as rows of a table, all pages, read one batch at a time.
 * @param self id of the caller's account
 */
export const exportContactMessages = async function* (
  req: PayloadRequest,
  filter: MessageFilter,
  self: string,
): AsyncGenerator<(string | undefined)[]> {
  const where = messageWhere(filter, self)
  for await (const docs of rowsAfterLast(req, { collection: 'contact-messages', where, sort: filter.sort })) {
    for (const { createdAt, name, email, subject, message, status, answeredAt } of docs)
      yield [
        createdAt.slice(0, 10),
        name,
        email,
        subject,
        message,
        CONTACT_STATUSES[status],
        answeredAt?.slice(0, 10),
      ]
  }
}

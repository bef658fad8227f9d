import type { Endpoint } from 'payload'
import { CONTACT_STATUSES } from '../../domain/contactMessages/contactForm.schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { askedMessages } from './list'
import { messageWhere } from '../../domain/contactMessages/messageWhere'

/** `GET /api/contact-messages/list.csv`: the messages that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedMessages(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, self } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, {
        collection: 'contact-messages',
        where: messageWhere(filter, self),
        sort: filter.sort,
      })) {
        for (const { createdAt, name, email, subject, message, status, answeredAt } of docs) {
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
    }
    return csvAnswer(
      req,
      'contact-messages',
      ['Received', 'Name', 'Email', 'Subject', 'Message', 'Status', 'Answered'],
      lines(),
    )
  },
}

import type { Endpoint } from 'payload'
import { CONTACT_STATUSES } from '../../collections/ContactMessages/schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { askedMessages } from './list'
import { messageWhere } from './messageWhere'

const BATCH = 200

/** `GET /api/contact-messages/list.csv`: the messages that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedMessages(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, self } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for (let page = 1, hasMore = true; hasMore; page += 1) {
        const found = await req.payload.find({ collection: 'contact-messages', where: messageWhere(filter, self), sort: [filter.sort, 'id'], page, limit: BATCH, depth: 0, overrideAccess: false, req })
        hasMore = found.hasNextPage
        for (const { createdAt, name, email, subject, message, status, answeredAt } of found.docs) {
          yield [createdAt.slice(0, 10), name, email, subject, message, CONTACT_STATUSES[status], answeredAt?.slice(0, 10)]
        }
      }
    }
    return csvAnswer(req, 'contact-messages', ['Received', 'Name', 'Email', 'Subject', 'Message', 'Status', 'Answered'], lines())
  },
}

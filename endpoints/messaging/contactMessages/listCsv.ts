import type { Endpoint } from 'payload'
import { MESSAGE_COLUMNS, exportContactMessages } from '../../../domain/messaging/contactMessages'
import { csvAnswer } from '../../csvAnswer'
import { askedMessages } from './askedMessages'

/**
 * `GET /api/contact-messages/list.csv`: the messages that a filter leaves, all pages, as a table. Refused as
 * the list is.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedMessages(req)
    if ('refusal' in asked) return asked.refusal
    const rows = exportContactMessages(req, asked.filter, asked.self)
    return csvAnswer(req, 'contact-messages', MESSAGE_COLUMNS, rows)
  },
}

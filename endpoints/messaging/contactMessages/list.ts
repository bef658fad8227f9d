import type { Endpoint } from 'payload'
import { listContactMessages } from '../../../domain/messaging/contactMessages'
import { askedMessages } from './askedMessages'

/**
 * `GET /api/contact-messages/list?q=&status=&assigned=&show=&sort=&page=`: a page of the messages of visitors,
 * newest first, and the colleagues who can be asked to answer. Answers 200 `MessageList`, 400, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedMessages(req)
    if ('refusal' in asked) return asked.refusal
    return Response.json(await listContactMessages(req, asked.filter, asked.self))
  },
}

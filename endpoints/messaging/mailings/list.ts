import type { Endpoint } from 'payload'
import { listMailings, readMailingChoices } from '../../../domain/messaging/mailings'
import { mailingListSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { invalid } from '../../answers'
import { staffAnswer, writerOf } from './mailingAnswers'

/**
 * `GET /api/mailings/list?page=`: the mailings that a member of staff sees. Answers 200 `MailingList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = mailingListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return staffAnswer(await listMailings(req.payload, writer.user, input.data.page))
  },
}

/**
 * `GET /api/mailings/choices`: what a new mailing can announce, and to whom. Answers 200 `MailingChoices`, 401, 403.
 */
export const choices: Endpoint = {
  method: 'get',
  path: '/choices',
  handler: async (req) => {
    const writer = writerOf(req)
    return 'refusal' in writer
      ? writer.refusal
      : staffAnswer(await readMailingChoices(req.payload, writer.user))
  },
}

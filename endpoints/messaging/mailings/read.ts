import type { Endpoint } from 'payload'
import {
  countRecipients,
  listRecipients,
  previewMailing,
  readMailing,
} from '../../../domain/messaging/mailings'
import { previewSchema, recipientListSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { invalid } from '../../answers'
import { mailingIdOf, staffAnswer, writerOf } from './mailingAnswers'

/** `GET /api/mailings/:id/detail`: a mailing with its report. Answers 200 `MailingDetail`, 401, 403, 404. */
export const detail: Endpoint = {
  method: 'get',
  path: '/:id/detail',
  handler: async (req) => {
    const writer = writerOf(req)
    return 'refusal' in writer
      ? writer.refusal
      : staffAnswer(await readMailing(req.payload, writer.user, mailingIdOf(req)))
  },
}

/** `GET /api/mailings/:id/count`: who would get it now. Answers 200 `AudienceCount`, 401, 403, 404. */
export const count: Endpoint = {
  method: 'get',
  path: '/:id/count',
  handler: async (req) => {
    const writer = writerOf(req)
    return 'refusal' in writer
      ? writer.refusal
      : staffAnswer(await countRecipients(req.payload, writer.user, mailingIdOf(req)))
  },
}

/**
 * `GET /api/mailings/:id/preview?place=`: the mail as one of its people would get it. Answers 200 `MailingPreview`,
 * 400, 401, 403, 404.
 */
export const preview: Endpoint = {
  method: 'get',
  path: '/:id/preview',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = previewSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return staffAnswer(await previewMailing(req.payload, writer.user, mailingIdOf(req), input.data.place))
  },
}

/**
 * `GET /api/mailings/:id/people?figure=&page=`: the people behind a figure of the report. Answers 200 `RecipientPage`,
 * 400, 401, 403, 404.
 */
export const people: Endpoint = {
  method: 'get',
  path: '/:id/people',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = recipientListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return staffAnswer(await listRecipients(req.payload, writer.user, mailingIdOf(req), input.data))
  },
}

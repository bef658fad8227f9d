import type { Endpoint } from 'payload'
import { addMailing, changeDraft } from '../../../domain/messaging/mailings'
import { mailingChangeSchema, newMailingSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { invalid, readJson } from '../../answers'
import { mailingIdOf, mailingProblem, writerOf } from './mailingAnswers'

/**
 * `POST /api/mailings/add` `{ subject, kind, audience, blocks, key }`: adds a draft; the same `key` again adds nothing.
 * Answers 201 `{ id }`, 400, 401, 403.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = newMailingSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    return Response.json(await addMailing(req, writer.user, input.data), { status: 201 })
  },
}

/**
 * `POST /api/mailings/:id/change` `{ subject, kind, audience, blocks, updatedAt }`: changes a draft. Answers 200
 * `{ updatedAt }`, 400, 401, 403, 404, 409 when somebody changed or sent it in the meantime.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = mailingChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await changeDraft(req, writer.user, mailingIdOf(req), input.data)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
}

import type { Endpoint } from 'payload'
import { controlMailing, startMailing, testMailing } from '../../../domain/messaging/mailings'
import { controlMailingSchema, sendMailingSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { mailingIdOf, mailingProblem, writerOf } from './mailingAnswers'

/** `POST /api/mailings/:id/test`: sends it to who asks. Answers 200 `{ to }`, 401, 403, 404, 409, 429, 502. */
export const test: Endpoint = {
  method: 'post',
  path: '/:id/test',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const attempt = await allowAttempt(req, 'mailing-test', writer.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await testMailing(req.payload, writer.user, mailingIdOf(req))
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
}

/**
 * `POST /api/mailings/:id/send` `{ updatedAt, sendAt? }`: sends it now, or at a time in Juba. Of several who send it at
 * once, one does. Answers 200 `{ status }`, 400, 401 also without a recent proof, 403, 404, 409.
 */
export const send: Endpoint = {
  method: 'post',
  path: '/:id/send',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const unproved = await requireRecentAuth(req)
    if (unproved) return unproved
    const input = sendMailingSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await startMailing(req, writer.user, mailingIdOf(req), input.data)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
}

/**
 * `POST /api/mailings/:id/control` `{ act }`: `pause`, `continue`, `cancel` (what is not sent yet), `withdraw` (a
 * scheduled one becomes a draft), `discard` (a draft). Answers 200, 400, 401, 403, 404, 409.
 */
export const control: Endpoint = {
  method: 'post',
  path: '/:id/control',
  handler: async (req) => {
    const writer = writerOf(req)
    if ('refusal' in writer) return writer.refusal
    const input = controlMailingSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await controlMailing(req, writer.user, mailingIdOf(req), input.data.act)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
}

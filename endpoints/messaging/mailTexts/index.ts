import type { Endpoint, PayloadRequest } from 'payload'
import {
  changeMailText,
  listMailTexts,
  readMailText,
  resetMailText,
} from '../../../domain/messaging/mailTexts'
import { mailTextSchema } from '../../../domain/messaging/mailTexts/mailTexts.schema'
import { CHANGED_MEANWHILE, fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'

const nameOf = ({ routeParams }: PayloadRequest): string =>
  typeof routeParams?.template === 'string' ? routeParams.template : ''

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }
const notFound = (): Response => problem(404, 'not_found', 'This mail could not be found')

/** `GET /api/mail-texts/list`: the automatic mails, and which of them staff have changed. Answers 200, 401, 403. */
const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) =>
    refuseWithout('site', req) ?? Response.json(await listMailTexts(req.payload), NO_STORE),
}

/** `GET /api/mail-texts/:template/text`: its words, original and example. Answers 200 `MailTextView`, 401, 403, 404. */
const text: Endpoint = {
  method: 'get',
  path: '/:template/text',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const found = await readMailText(req.payload, nameOf(req))
    return found ? Response.json(found, NO_STORE) : notFound()
  },
}

/**
 * `POST /api/mail-texts/:template/save` `{ subject, text, updatedAt }`: replaces the words of a mail. Answers 200, 400
 * for a field that the mail does not have, 401 also without a recent proof, 403, 404, 409 when somebody changed it in
 * the meantime.
 */
const save: Endpoint = {
  method: 'post',
  path: '/:template/save',
  handler: async (req) => {
    const refusal = refuseWithout('site', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const input = mailTextSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await changeMailText(req, nameOf(req), input.data)
    if ('unknown' in result)
      return fieldProblem(
        400,
        'unknown_field',
        result.inSubject ? 'subject' : 'text',
        `This mail has no ${result.unknown.map((name) => `{{${name}}}`).join(', ')}`,
      )
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found' ? notFound() : problem(409, result.problem, CHANGED_MEANWHILE)
  },
}

/** `POST /api/mail-texts/:template/reset`: goes back to the original. Answers as `…/save`. */
const reset: Endpoint = {
  method: 'post',
  path: '/:template/reset',
  handler: async (req) => {
    const refusal = refuseWithout('site', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const result = await resetMailText(req, nameOf(req))
    return 'problem' in result ? notFound() : Response.json(result)
  },
}

/** The endpoints of the words of automatic mails, under `/api/mail-texts`. */
export const mailTextEndpoints: Endpoint[] = [list, text, save, reset]

import type { Endpoint, PayloadRequest } from 'payload'
import {
  changeMailText,
  listMailTexts,
  readMailText,
  resetMailText,
} from '../../../domain/messaging/mailTexts'
import { mailTextSchema } from '../../../domain/messaging/mailTexts/mailTexts.schema'
import { CHANGED_MEANWHILE, fieldProblem, problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { listAnswer, NO_MAIL, TEMPLATE, textAnswer } from '../mail/mailOperationSchemas'

const nameOf = ({ routeParams }: PayloadRequest): string =>
  typeof routeParams?.template === 'string' ? routeParams.template : ''

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }
const notFound = (): Response => problem(404, 'not_found', 'This mail could not be found')

/** `GET /api/mail-texts`: the automatic mails, and which of them staff have changed. Answers 200, 401, 403. */
const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: mailings',
    summary: 'The automatic mails, and which of them staff have changed',
    answers: { ...reads(listAnswer, 'The mails') },
  },
  access: withRight('site'),
  handler: async (req) => Response.json(await listMailTexts(req.payload), NO_STORE),
})

/** `GET /api/mail-texts/:template/text`: its words, original and example. Answers 200 `MailTextView`, 401, 403, 404. */
const text = declareEndpoint({
  method: 'get',
  path: '/:template/text',
  operation: {
    tag: 'Staff: mailings',
    summary: 'The words of an automatic mail, the original and an example',
    parameters: TEMPLATE,
    answers: { ...reads(textAnswer, 'The mail'), ...NO_MAIL },
  },
  access: withRight('site'),
  handler: async (req) => {
    const found = await readMailText(req.payload, nameOf(req))
    return found ? Response.json(found, NO_STORE) : notFound()
  },
})

/**
 * `POST /api/mail-texts/:template/save` `{ subject, text, updatedAt }`: replaces the words of a mail. Answers 200, 400
 * for a field that the mail does not have, 401 also without a recent proof, 403, 404, 409 when somebody changed it in
 * the meantime.
 */
const save = declareEndpoint({
  method: 'post',
  path: '/:template/save',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Replace the words of an automatic mail',
    parameters: TEMPLATE,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_MAIL, ...MEANWHILE },
  },
  access: withProof(withRight('site')),
  body: mailTextSchema,
  handler: async (req, { body }) => {
    const result = await changeMailText(req, nameOf(req), body)
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
})

/** `POST /api/mail-texts/:template/reset`: goes back to the original. Answers as `…/save`. */
const reset = declareEndpoint({
  method: 'post',
  path: '/:template/reset',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Go back to the original words of an automatic mail',
    parameters: TEMPLATE,
    answers: { ...reads(outcomeAnswer('reset'), 'Reset'), ...NO_MAIL },
  },
  access: withProof(withRight('site')),
  handler: async (req) => {
    const result = await resetMailText(req, nameOf(req))
    return 'problem' in result ? notFound() : Response.json(result)
  },
})

/** The endpoints of the words of automatic mails, under `/api/mail-texts`. */
export const mailTextEndpoints: Endpoint[] = [list, text, save, reset]

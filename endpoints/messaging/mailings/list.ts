import { listMailings, readMailingChoices } from '../../../domain/messaging/mailings'
import { mailingListSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { staffAnswer, writerOf } from './mailingAnswers'
import { choicesAnswer, listAnswer } from './mailingSchemas'

/**
 * `GET /api/mailings?page=`: the mailings that a member of staff sees. Answers 200 `MailingList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Mailings that the reader may see',
    answers: { ...reads(listAnswer, 'A page of mailings') },
  },
  access: admittedBy(writerOf),
  query: mailingListSchema,
  handler: async (req, { user, query }) => staffAnswer(await listMailings(req.payload, user, query.page)),
})

/**
 * `GET /api/mailings/choices`: what a new mailing can announce, and to whom. Answers 200 `MailingChoices`, 401, 403.
 */
export const choices = declareEndpoint({
  method: 'get',
  path: '/choices',
  operation: {
    tag: 'Staff: mailings',
    summary: 'What a new mailing can announce, and to whom',
    answers: { ...reads(choicesAnswer, 'The choices') },
  },
  access: admittedBy(writerOf),
  handler: async (req, { user }) => staffAnswer(await readMailingChoices(req.payload, user)),
})

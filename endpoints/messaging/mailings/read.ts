import {
  countRecipients,
  listRecipients,
  previewMailing,
  readMailing,
} from '../../../domain/messaging/mailings'
import { previewSchema, recipientListSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { mailingIdOf, staffAnswer, writerOf } from './mailingAnswers'
import { MAILING_ID, NO_MAILING } from './mailingOperationSchemas'
import { countAnswer, detailAnswer, peopleAnswer, previewAnswer } from './mailingSchemas'

/** `GET /api/mailings/:id/detail`: a mailing with its report. Answers 200 `MailingDetail`, 401, 403, 404. */
export const detail = declareEndpoint({
  method: 'get',
  path: '/:id/detail',
  operation: {
    tag: 'Staff: mailings',
    summary: 'A mailing with its report',
    parameters: MAILING_ID,
    answers: { ...reads(detailAnswer, 'The mailing'), ...NO_MAILING },
  },
  access: admittedBy(writerOf),
  handler: async (req, { user }) => staffAnswer(await readMailing(req.payload, user, mailingIdOf(req))),
})

/** `GET /api/mailings/:id/count`: who would get it now. Answers 200 `AudienceCount`, 401, 403, 404. */
export const count = declareEndpoint({
  method: 'get',
  path: '/:id/count',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Who would get a mailing now',
    parameters: MAILING_ID,
    answers: { ...reads(countAnswer, 'The numbers'), ...NO_MAILING },
  },
  access: admittedBy(writerOf),
  handler: async (req, { user }) => staffAnswer(await countRecipients(req.payload, user, mailingIdOf(req))),
})

/**
 * `GET /api/mailings/:id/preview?place=`: the mail as one of its people would get it. Answers 200 `MailingPreview`,
 * 400, 401, 403, 404.
 */
export const preview = declareEndpoint({
  method: 'get',
  path: '/:id/preview',
  operation: {
    tag: 'Staff: mailings',
    summary: 'A mailing as one of its people would get it',
    parameters: MAILING_ID,
    answers: { ...reads(previewAnswer, 'The mail'), ...NO_MAILING },
  },
  access: admittedBy(writerOf),
  query: previewSchema,
  handler: async (req, { user, query }) =>
    staffAnswer(await previewMailing(req.payload, user, mailingIdOf(req), query.place)),
})

/**
 * `GET /api/mailings/:id/people?figure=&page=`: the people behind a figure of the report. Answers 200 `RecipientPage`,
 * 400, 401, 403, 404.
 */
export const people = declareEndpoint({
  method: 'get',
  path: '/:id/people',
  operation: {
    tag: 'Staff: mailings',
    summary: 'The people behind a figure of the report',
    parameters: MAILING_ID,
    answers: { ...reads(peopleAnswer, 'A page of people'), ...NO_MAILING },
  },
  access: admittedBy(writerOf),
  query: recipientListSchema,
  handler: async (req, { user, query }) =>
    staffAnswer(await listRecipients(req.payload, user, mailingIdOf(req), query)),
})

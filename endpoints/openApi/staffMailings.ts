import { z } from 'zod'
import {
  controlMailingSchema,
  mailingChangeSchema,
  mailingListSchema,
  newMailingSchema,
  previewSchema,
  recipientListSchema,
  sendMailingSchema,
} from '../../domain/messaging/mailings/mailing.schema'
import {
  listAnswer,
  choicesAnswer,
  detailAnswer,
  countAnswer,
  previewAnswer,
  peopleAnswer,
  changedAnswer,
  startedAnswer,
  testedAnswer,
} from './mailingAnswers'
import { outcomeAnswer } from './staffAnswers'
import {
  MEANWHILE,
  REFUSALS,
  type StaffOperation,
  TOO_MANY,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
} from './staffParts'

const MAILING_ID = { id: 'The id of the mailing.' }
const NO_MAILING = { 404: { description: 'There is no such mailing' } }

/** What staff do with mailings. */
export const mailingOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/mailings/list',
    summary: 'Mailings that the reader may see',
    query: mailingListSchema,
    answers: { ...reads(listAnswer, 'A page of mailings'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/mailings/choices',
    summary: 'What a new mailing can announce, and to whom',
    answers: { ...reads(choicesAnswer, 'The choices'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/mailings/add',
    summary: 'Add a draft; the same key again adds nothing',
    body: newMailingSchema,
    answers: { ...adds(z.object({ id: z.string() }), 'Added'), ...WRONG_FIELDS, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/mailings/{id}/detail',
    summary: 'A mailing with its report',
    parameters: MAILING_ID,
    answers: { ...reads(detailAnswer, 'The mailing'), ...REFUSALS, ...NO_MAILING },
  },
  {
    method: 'post',
    path: '/api/mailings/{id}/change',
    summary: 'Change a draft',
    parameters: MAILING_ID,
    body: mailingChangeSchema,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MAILING,
      ...MEANWHILE,
    },
  },
  {
    method: 'get',
    path: '/api/mailings/{id}/count',
    summary: 'Who would get a mailing now',
    parameters: MAILING_ID,
    answers: { ...reads(countAnswer, 'The numbers'), ...REFUSALS, ...NO_MAILING },
  },
  {
    method: 'get',
    path: '/api/mailings/{id}/preview',
    summary: 'A mailing as one of its people would get it',
    parameters: MAILING_ID,
    query: previewSchema,
    answers: { ...reads(previewAnswer, 'The mail'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_MAILING },
  },
  {
    method: 'post',
    path: '/api/mailings/{id}/test',
    summary: 'Send a mailing to oneself',
    parameters: MAILING_ID,
    answers: {
      ...reads(testedAnswer, 'Sent'),
      ...REFUSALS,
      ...NO_MAILING,
      409: { description: 'Text messages are not set up, or the profile has no phone number' },
      ...TOO_MANY,
      502: { description: 'The provider of text messages did not take it' },
    },
  },
  {
    method: 'post',
    path: '/api/mailings/{id}/send',
    summary: 'Send a mailing now, or at a time in Juba',
    parameters: MAILING_ID,
    body: sendMailingSchema,
    answers: {
      ...reads(startedAnswer, 'Started'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_MAILING,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/mailings/{id}/control',
    summary: 'Pause, continue or cancel a mailing, withdraw a scheduled one, or discard a draft',
    parameters: MAILING_ID,
    body: controlMailingSchema,
    answers: {
      ...reads(outcomeAnswer('done'), 'Done'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MAILING,
      ...MEANWHILE,
    },
  },
  {
    method: 'get',
    path: '/api/mailings/{id}/people',
    summary: 'The people behind a figure of the report',
    parameters: MAILING_ID,
    query: recipientListSchema,
    answers: { ...reads(peopleAnswer, 'A page of people'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_MAILING },
  },
]

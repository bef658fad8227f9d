import { z } from 'zod'
import { REGIONS } from '../../collections/access/roles'
import { CONSENT_KINDS } from '../../domain/consents/consentTexts.schema'
import {
  audienceSchema,
  controlMailingSchema,
  mailingBlockSchema,
  mailingChangeSchema,
  mailingListSchema,
  newMailingSchema,
  previewSchema,
  recipientListSchema,
  sendMailingSchema,
} from '../../domain/mailings/mailing.schema'
import type { MailingChoices, MailingDetail } from '../../domain/mailings/mailingDetail.schema'
import {
  type AudienceCount,
  MAILING_CHANNELS,
  MAILING_STATUSES,
  type MailingChanged,
  type MailingList,
  type MailingPreview,
  type MailingStarted,
  type MailingTested,
  RECIPIENT_STATES,
  REPORT_FIGURES,
  type RecipientPage,
  SKIP_REASONS,
} from '../../domain/mailings/mailingTexts.schema'
import { keysOf } from '../../platform/records.schema'
import { mailBlock } from './mailAnswers'
import { eachOf, outcomeAnswer, pageOf, text, whole } from './staffAnswers'
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

const skip = z.enum(keysOf(SKIP_REASONS))
const skipped = z.partialRecord(skip, whole).describe('How many are left out, by reason.')
const options = z.array(z.object({ value: z.string(), label: z.string() }))

const mailing = z.object({
  id: z.string(),
  subject: z.string(),
  kind: z.enum(keysOf(CONSENT_KINDS)),
  channel: z.enum(keysOf(MAILING_CHANNELS)),
  status: z.enum(keysOf(MAILING_STATUSES)),
  audience: z.string(),
  updatedAt: z.string(),
  sendAt: text,
  startedAt: text,
  createdBy: z.string(),
})

const listAnswer = pageOf(mailing) satisfies z.ZodType<MailingList>

const choicesAnswer = z.object({
  events: options,
  groups: options,
  lists: options,
  part: z
    .union([z.object({ region: z.enum(REGIONS) }), z.object({ group: z.string() })])
    .nullable()
    .describe('What a lead is kept to; null for who writes to everybody.'),
  hasTexts: z.boolean().describe('Whether text messages can be sent.'),
}) satisfies z.ZodType<MailingChoices>

const detailAnswer = mailing.extend({
  ...choicesAnswer.shape,
  to: audienceSchema,
  blocks: z.array(mailingBlockSchema),
  sms: text,
  sendAtInJuba: text,
  finishedAt: text,
  report: z.object({ figures: eachOf(keysOf(REPORT_FIGURES), whole), skipped }),
  whatsApp: z.string().describe('The text without personal fields.'),
}) satisfies z.ZodType<MailingDetail>

const countAnswer = z.object({ recipients: whole, skipped, cost: text }) satisfies z.ZodType<AudienceCount>

const previewAnswer = z.object({
  total: whole,
  place: whole,
  recipient: z.object({ name: z.string(), to: z.string(), skip: skip.nullable() }).nullable(),
  subject: z.string(),
  blocks: z.array(mailBlock),
}) satisfies z.ZodType<MailingPreview>

const peopleAnswer = pageOf(
  z.object({
    id: z.string(),
    user: z.string(),
    name: z.string(),
    to: z.string(),
    state: z.enum(keysOf(RECIPIENT_STATES)),
    skip: skip.nullable(),
    reason: text,
  }),
) satisfies z.ZodType<RecipientPage>

const changedAnswer = z.object({ updatedAt: z.string() }) satisfies z.ZodType<MailingChanged>
const startedAnswer = z.object({
  status: z.enum(['scheduled', 'collecting']),
}) satisfies z.ZodType<MailingStarted>
const testedAnswer = z.object({ to: z.string() }) satisfies z.ZodType<MailingTested>

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

import { z } from 'zod'
import { REGIONS } from '../../../collections/access/roles'
import { audienceSchema, mailingBlockSchema } from '../../../domain/messaging/mailings/mailing.schema'
import type { MailingChoices, MailingDetail } from '../../../domain/messaging/mailings/mailingDetail.schema'
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
  type RecipientPage,
  REPORT_FIGURES,
  SKIP_REASONS,
} from '../../../domain/messaging/mailings/mailingTexts.schema'
import { CONSENT_KINDS } from '../../../domain/people/consents/consentTexts.schema'
import { keysOf } from '../../../platform/records.schema'
import { eachOf, pageOf, text, whole } from '../../answerSchemas'
import { mailBlock } from '../mail/mailSchemas'

/** What mailings answer, as schemas. */

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

export const listAnswer = pageOf(mailing) satisfies z.ZodType<MailingList>

export const choicesAnswer = z.object({
  events: options,
  groups: options,
  lists: options,
  part: z
    .union([z.object({ region: z.enum(REGIONS) }), z.object({ group: z.string() })])
    .nullable()
    .describe('What a lead is kept to; null for who writes to everybody.'),
  hasTexts: z.boolean().describe('Whether text messages can be sent.'),
}) satisfies z.ZodType<MailingChoices>

export const detailAnswer = mailing.extend({
  ...choicesAnswer.shape,
  to: audienceSchema,
  blocks: z.array(mailingBlockSchema),
  sms: text,
  sendAtInJuba: text,
  finishedAt: text,
  report: z.object({ figures: eachOf(keysOf(REPORT_FIGURES), whole), skipped }),
  whatsApp: z.string().describe('The text without personal fields.'),
}) satisfies z.ZodType<MailingDetail>

export const countAnswer = z.object({
  recipients: whole,
  skipped,
  cost: text,
}) satisfies z.ZodType<AudienceCount>

export const previewAnswer = z.object({
  total: whole,
  place: whole,
  recipient: z.object({ name: z.string(), to: z.string(), skip: skip.nullable() }).nullable(),
  subject: z.string(),
  blocks: z.array(mailBlock),
}) satisfies z.ZodType<MailingPreview>

export const peopleAnswer = pageOf(
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

export const changedAnswer = z.object({ updatedAt: z.string() }) satisfies z.ZodType<MailingChanged>
export const startedAnswer = z.object({
  status: z.enum(['scheduled', 'collecting']),
}) satisfies z.ZodType<MailingStarted>
export const testedAnswer = z.object({ to: z.string() }) satisfies z.ZodType<MailingTested>

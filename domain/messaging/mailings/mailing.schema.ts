import { z } from 'zod'
import { REGIONS } from '../../../collections/access/policies.schema'
import { keysOf } from '../../../platform/records.schema'
import { toSitePath } from '../../../platform/sitePath.schema'
import { CONSENT_KINDS } from '../../people/consents/consentTexts.schema'
import { GRADES } from '../../membership/memberships/grades.schema'
import { MAILING_CHANNELS, MAILING_LIMITS, REPORT_FIGURES } from './mailingTexts.schema'
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.schema'
import { fitsTextMessage } from './textMessage.schema'
import { ON_ONE_LINE, formKey } from '../../../platform/requiredText.schema'

const KNOWN = Object.keys(PLACEHOLDERS)
  .map((name) => `{{${name}}}`)
  .join(', ')

const withPlaceholders = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((value, context) => {
    const [unknown] = unknownPlaceholders(value)
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: `There is no {{${unknown}}}. There are: ${KNOWN}` })
    else if (/\{\{|\}\}/.test(value.replace(/\{\{[^{}]*\}\}/g, '')))
      context.addIssue({ code: 'custom', message: 'A personal field begins with {{ and ends with }}' })
  })

const text = (missing: string, max: number) =>
  withPlaceholders(z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters`))

const LINK = 'Please enter a page of this site (/events) or an address that begins with https://'

/** Whether a link may stand in a mail: a page of this site, or a complete address. */
const isMailLink = (url: string): boolean => {
  if (toSitePath(url) !== undefined) return true
  try {
    return ['https:', 'http:'].includes(new URL(url).protocol)
  } catch {
    return false
  }
}

const link = z.string(LINK).trim().max(MAILING_LIMITS.url, LINK).refine(isMailLink, LINK)

/** A link in a text: `[the programme](https://example.org/programme)`. */
export const LINK_IN_TEXT = /\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g

const linkedText = (missing: string) =>
  text(missing, MAILING_LIMITS.text).superRefine((value, context) => {
    for (const [, , url = ''] of value.matchAll(LINK_IN_TEXT))
      if (!isMailLink(url))
        context.addIssue({ code: 'custom', message: `${url.slice(0, 60)} is no address. ${LINK}` })
  })

/** A part of a mailing. Texts may hold placeholders; those of paragraphs and lists also links. */
export const mailingBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('heading'),
    text: text('Please enter a heading', MAILING_LIMITS.heading),
  }),
  z.strictObject({ type: z.literal('paragraph'), text: linkedText('Please enter a text') }),
  z.strictObject({ type: z.literal('list'), text: linkedText('Please enter the items, one a line') }),
  z.strictObject({
    type: z.literal('picture'),
    url: link,
    alt: z.string().trim().min(1, 'Please say what the picture shows').max(200, 'At most 200 characters'),
  }),
  z.strictObject({
    type: z.literal('button'),
    label: text('Please enter what the button says', MAILING_LIMITS.label),
    url: link,
  }),
  z.strictObject({
    type: z.literal('event'),
    event: z.string('Please choose an event').regex(/^[0-9a-f]{24}$/, 'Please choose an event'),
  }),
])
export type MailingBlock = z.output<typeof mailingBlockSchema>

/** Who gets a mailing. */
export const audienceSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('members') }),
  z.strictObject({ to: z.literal('grade'), grade: z.enum(keysOf(GRADES), 'Please choose a grade') }),
  z.strictObject({ to: z.literal('region'), region: z.enum(REGIONS, 'Please choose a region') }),
  z.strictObject({
    to: z.literal('group'),
    group: z.string('Please choose a group').regex(/^[0-9a-f]{24}$/, 'Please choose a group'),
  }),
  z.strictObject({
    to: z.literal('savedList'),
    list: z.string('Please choose a list').regex(/^[0-9a-f]{24}$/, 'Please choose a list'),
  }),
  z.strictObject({
    to: z.literal('typed'),
    emails: z
      .array(z.string().trim().max(255))
      .min(1, 'Please enter an address')
      .max(MAILING_LIMITS.typed, `At most ${MAILING_LIMITS.typed} addresses`)
      .refine(
        (emails) => emails.every((email) => z.email().safeParse(email).success),
        'Please enter one email address a line',
      ),
  }),
])
export type Audience = z.output<typeof audienceSchema>

const facts = {
  subject: text('Please enter a subject', MAILING_LIMITS.subject).pipe(z.string().regex(...ON_ONE_LINE)),
  kind: z.enum(keysOf(CONSENT_KINDS), 'Please say what it is about'),
  audience: audienceSchema,
  channel: z.enum(keysOf(MAILING_CHANNELS), 'Please choose what it goes out as').default('email'),
  /** Of an email. */
  blocks: z
    .array(mailingBlockSchema)
    .max(MAILING_LIMITS.blocks, `At most ${MAILING_LIMITS.blocks} parts`)
    .default([]),
  /** Of a text message: without personal fields, so that its length is known. */
  sms: z.string().trim().refine(fitsTextMessage, 'This is longer than one text message').optional(),
}

interface Content {
  channel: keyof typeof MAILING_CHANNELS
  blocks: readonly unknown[]
  sms?: string | undefined
}

/** A mailing has the text of what it goes out as. */
const withItsText = <Facts extends z.ZodType<Content>>(schema: Facts) =>
  schema.superRefine(({ channel, blocks, sms }, context) => {
    if (channel === 'email' ? blocks.length === 0 : !sms)
      context.addIssue({
        code: 'custom',
        path: [channel === 'email' ? 'blocks' : 'sms'],
        message: 'Please write something',
      })
  })

/** Body of `POST /api/mailings`. */
export const newMailingSchema = withItsText(
  z.strictObject({
    ...facts,
    /** Made by the form, once for each mailing: the same sent twice is one. */
    key: formKey,
  }),
)
export type NewMailing = z.output<typeof newMailingSchema>
export type MailingFacts = Omit<NewMailing, 'key'>

/** Body of `POST /api/mailings/:id/change`. */
export const mailingChangeSchema = withItsText(
  z.strictObject({
    ...facts,
    /** When it had been changed last as it was looked at. */
    updatedAt: z.iso.datetime(),
  }),
)

/** Body of `POST /api/mailings/:id/send`. */
export const sendMailingSchema = z.strictObject({
  updatedAt: z.iso.datetime(),
  /** Juba's time, `2026-12-01T08:00`; without it the mailing is sent now. */
  sendAt: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter a day and a time')
    .optional(),
})
export type SendMailing = z.output<typeof sendMailingSchema>

/** Body of `POST /api/mailings/:id/control`. `withdraw`: a scheduled one becomes a draft again. */
export const controlMailingSchema = z.strictObject({
  act: z.enum(['pause', 'continue', 'cancel', 'withdraw', 'discard']),
})
export type MailingAct = z.output<typeof controlMailingSchema>['act']

const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Query of `GET /api/mailings`. */
export const mailingListSchema = z.strictObject({ page })

/** Query of `GET /api/mailings/:id/people`. */
export const recipientListSchema = z.strictObject({
  figure: z.enum(keysOf(REPORT_FIGURES)).default('all'),
  page,
})

/** How many of the people addressed can be looked at one by one. */
export const MAX_PREVIEWED = 200

/** Query of `GET /api/mailings/:id/preview`. */
export const previewSchema = z.strictObject({
  place: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PREVIEWED - 1)
    .default(0),
})

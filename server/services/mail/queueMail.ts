/*
 * How to add a mail:
 * 1. `templates/<name>.ts`: `export const <name> = defineMail({ schema, subject, body })`. The schema is a
 *    `z.strictObject` of what the mail needs, JSON only; the body is a list of blocks (`paragraph`, `button`, `facts`,
 *    `quote`, `note`), which the layout draws as HTML and as plain text, escaped. Optional: `attachments`, `replyTo`,
 *    `isConfidential` (for links with a secret in them), `expiresAfterMinutes`.
 * 2. One line in `templates/index.ts`, and an example of its data in `tests/helpers/mailExamples.ts`.
 * 3. `await queueMail(payload, { template: '<name>', to, data, dedupeKey: '<name>:<id of what it is about>' })`.
 * Writing to the outbox is all that happens there: a mail server that is down disturbs nobody. See docs/decisions.
 */
import { MongoBulkWriteError } from 'mongodb'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isDuplicateKey, modelOf } from '../database'
import type { MailTemplate } from './defineMail'
import { oneLine } from './oneLine'
import { seal } from './sealedData'
import { type TemplateData, type TemplateName, templates } from './templates'
import { wakeSenders } from './wakeSenders'
import { withoutDeceased } from './withoutDeceased'

export interface Mail<Name extends TemplateName> {
  /** Which text it is rendered from when it is sent. */
  template: Name
  /** One address, without a name. */
  to: string
  data: TemplateData<Name>
  /** What makes it the same mail when the step that queues it is repeated. At most 200 characters. */
  dedupeKey: string
}

const recipientSchema = z.email().max(255)

/** @throws ZodError when the address or the data are not what the template needs */
const check = <Name extends TemplateName>({ template, to, data }: Mail<Name>): void => {
  const { schema }: MailTemplate = templates[template]
  schema.parse(data)
  recipientSchema.parse(to)
}

/** Why a mail can never be sent, in words for staff; undefined when it can. */
const problemOf = <Name extends TemplateName>(mail: Mail<Name>): string | undefined => {
  try {
    check(mail)
    return undefined
  } catch (error) {
    const fields = error instanceof z.ZodError ? error.issues.map(({ path }) => path.join('.') || 'the address').join(', ') : String(error)
    return oneLine(`This email could not be written, because something it needs is missing or wrong: ${fields}`, 500)
  }
}

/**
 * Puts mails into the outbox, from where they are sent. Queueing the same one again does nothing. One that cannot be
 * written is kept there as failed, where staff see it, and does not hold up the others.
 */
export const queueMails = async <Name extends TemplateName>(payload: Payload, mails: Mail<Name>[]): Promise<void> => {
  const wanted = await withoutDeceased(payload, mails)
  if (wanted.length === 0) return
  const now = new Date()
  const rows = wanted.map((mail) => {
    const { template: name, to, data, dedupeKey } = mail
    const template: MailTemplate = templates[name]
    const problem = problemOf(mail)
    if (problem) payload.logger.error({ template: name, dedupeKey }, 'a mail could not be written; it is in the outbox as failed')
    return {
      template: name,
      to: problem ? oneLine(to, 255) : to,
      data: template.isConfidential ? seal(payload, data) : data,
      dedupeKey,
      ...(problem ? { status: 'failed', lastError: problem } : { status: 'queued', nextAttemptAt: now }),
      attempts: 0,
      round: 0,
      queuedAt: now,
      createdAt: now,
      updatedAt: now,
    }
  })
  try {
    await modelOf(payload, 'outbox').collection.insertMany(rows, { ordered: false, ignoreUndefined: true })
  } catch (error) {
    const isQueuedAlready = error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(isDuplicateKey)
    if (!isQueuedAlready) throw error
  }
  wakeSenders()
}

/**
 * Puts one mail into the outbox; see `queueMails`.
 * @throws ZodError when the address or the data are not what the template needs, a mistake of the caller
 */
export const queueMail = async <Name extends TemplateName>(payload: Payload, mail: Mail<Name>): Promise<void> => {
  check(mail)
  await queueMails(payload, [mail])
}

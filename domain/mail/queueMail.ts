/*
 * How to add a mail:
 * 1. `templates/<name>.ts`: `export const <name> = defineMail({ schema, subject, body })`. The schema is a
 *    `z.strictObject` of what the mail needs, JSON only; the body is a list of blocks (`paragraph`, `button`, `facts`,
 *    `quote`, `note`), which the layout draws as HTML and as plain text, escaped. Optional: `attachments`, `replyTo`,
 *    `isConfidential` (for links with a secret in them), `expiresAfterMinutes`.
 * 2. One line in `templates/index.ts`, and an example of its data in `tests/helpers/mailExamples.ts`.
 * 3. `await queueMail(payload, { template: '<name>', to, data, dedupeKey: '<name>:<id of what it is about>' })`.
 * Writing to the outbox is all that happens there: a mail server that is down disturbs nobody. A mail that cannot be written
 * is kept in the outbox as failed, with the reason, and never fails who queues it: give `data` as a function where making
 * it may fail. Only a database that does not answer does. See docs/decisions.
 */
import { MongoBulkWriteError } from 'mongodb'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { MailSite } from '../../services/mail/defineMail'
import { oneLine } from '../../services/mail/oneLine'
import { drawMail, templateOf, unwritable } from './renderMail'
import { seal } from './sealedData'
import type { TemplateData, TemplateName } from './templates'
import { wakeSenders } from './wakeSenders'
import { withoutDeceased } from './withoutDeceased'

export interface Mail<Name extends TemplateName> {
  /** Which text it is rendered from when it is sent. */
  template: Name
  /** One address, without a name. */
  to: string
  /** A function where making them may fail: the failure is then the mail's alone. */
  data: TemplateData<Name> | (() => TemplateData<Name>)
  /** What makes it the same mail when the step that queues it is repeated. At most 200 characters. */
  dedupeKey: string
}

/** A mail as the outbox stores it. */
interface OutboxRow {
  template: string
  to: string
  data?: unknown
  dedupeKey: string
  status: 'queued' | 'failed'
  lastError?: string
  nextAttemptAt?: Date
  attempts: number
  round: number
  queuedAt: Date
  createdAt: Date
  updatedAt: Date
}

const recipientSchema = z.email().max(255)
/** What stands in the place of an address that is none. */
const NO_ADDRESS = 'unknown@invalid.invalid'

/** What is seen of the association does not matter to whether a mail can be drawn. */
const anySite = (payload: Payload): MailSite => ({
  name: 'Site',
  shortName: 'Site',
  url: payload.config.serverURL,
})

/** The data of a mail as they are stored. */
const writeData = <Name extends TemplateName>(
  payload: Payload,
  { template, data }: Mail<Name>,
): { plain: unknown; stored: unknown } => {
  const plain = typeof data === 'function' ? data() : data
  return { plain, stored: templateOf(template)?.isConfidential ? seal(payload, plain) : plain }
}

/** Keeps a mail as one that failed, with the reason in words for staff. */
const asFailed = (payload: Payload, row: OutboxRow, error: unknown): OutboxRow => {
  payload.logger.error(
    { err: error, template: row.template, dedupeKey: row.dedupeKey },
    'a mail could not be written; it is in the outbox as failed',
  )
  return { ...row, nextAttemptAt: undefined, status: 'failed', lastError: oneLine(unwritable(error), 500) }
}

const toRow = <Name extends TemplateName>(payload: Payload, mail: Mail<Name>): OutboxRow => {
  const now = new Date()
  const { template, dedupeKey } = mail
  const to = typeof mail.to === 'string' && mail.to !== '' ? oneLine(mail.to, 255) : NO_ADDRESS
  const row: OutboxRow = {
    template,
    to,
    dedupeKey,
    status: 'queued',
    nextAttemptAt: now,
    attempts: 0,
    round: 0,
    queuedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  try {
    const { plain, stored } = writeData(payload, mail)
    row.data = stored // also of one that fails: staff can have it sent once what it lacked is mended
    drawMail(anySite(payload), template, plain)
    recipientSchema.parse(mail.to)
    return row
  } catch (error) {
    return asFailed(payload, row, error)
  }
}

const insert = async (payload: Payload, rows: OutboxRow[]): Promise<void> => {
  try {
    await modelOf(payload, 'outbox').collection.insertMany(rows, { ordered: false, ignoreUndefined: true })
  } catch (error) {
    const isQueuedAlready =
      error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(isDuplicateKey)
    if (!isQueuedAlready) throw error
  }
}

/** Stores mails together; where one of them cannot be stored, each by itself, so that it alone is kept as failed. */
const store = async (payload: Payload, rows: OutboxRow[]): Promise<void> => {
  try {
    await insert(payload, rows)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    for (const row of rows) {
      try {
        await insert(payload, [row])
      } catch (reason) {
        if (isDatabaseUnavailable(reason)) throw reason
        await insert(payload, [asFailed(payload, { ...row, data: undefined }, reason)])
      }
    }
  }
}

/**
 * Puts mails into the outbox, from where they are sent. Queueing the same one again does nothing. One that cannot be
 * written is kept there as failed, where staff see it, and does not hold up the others nor the step that queues it.
 */
export const queueMails = async <Name extends TemplateName>(
  payload: Payload,
  mails: Mail<Name>[],
): Promise<void> => {
  const wanted = await withoutDeceased(payload, mails)
  if (wanted.length === 0) return
  await store(
    payload,
    wanted.map((mail) => toRow(payload, mail)),
  )
  wakeSenders()
}

/** Puts one mail into the outbox; see `queueMails`. */
export const queueMail = <Name extends TemplateName>(payload: Payload, mail: Mail<Name>): Promise<void> =>
  queueMails(payload, [mail])

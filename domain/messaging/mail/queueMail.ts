/*
 * How to add a mail:
 * 1. `domain/<room>/<subject>/mails/<name>.ts`: `export const <name> = defineMail({ schema, subject, body })`. The schema
 *    is a `z.strictObject` of what the mail needs, JSON only; the body is a list of blocks (`paragraph`, `button`,
 *    `facts`, `quote`, `note` of services/mail/blocks.ts), which the layout draws as HTML and as plain text, escaped.
 *    Optional: `attachments`, `replyTo`, `isConfidential` (for links with a secret in them), `expiresAfterMinutes`.
 * 2. One line each in `templates.ts` (the registry) and `mailTitles.ts` (its title for staff) beside this file, and an
 *    example of its data in `tests/helpers/mailExamples.ts`.
 * 3. In the operation that sends it: `await queueMail(payload, { template: '<name>', to, data, dedupeKey:
 *    '<name>:<id of what it is about>' })`.
 * `queueMail` only writes to the outbox, so a mail server that is down delays nothing else. A mail that cannot be
 * rendered is stored as failed, with the reason, and the caller does not fail: pass `data` as a function where making
 * it may fail. The caller fails only when the database does not answer. See docs/decisions.
 */
import type { Payload } from 'payload'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../../../platform/databaseErrors'
import { letOthersRun } from '../../../platform/yieldLoop'
import type { MailSite } from '../../../services/mail/defineMail'
import { oneLine } from '../../../services/mail/oneLine'
import { type MailToStore, storeMails } from './outboxRepository'
import { describeRenderError, drawMail, templateOf } from './renderMail'
import { seal } from './sealedData'
import type { TemplateData, TemplateName } from './templates'
import { findPaused } from '../mailAddresses'
import { excludeDeceased, isAboutAccount } from './excludeDeceased'

export interface Mail<Name extends TemplateName> {
  /** The name of the template. */
  template: Name
  /** One address, without a name. */
  to: string
  /** A function where making them may fail: then only this mail fails. */
  data: TemplateData<Name> | (() => TemplateData<Name>)
  /** Identifies the mail when the step that queues it is repeated. At most 200 characters. */
  dedupeKey: string
}

const recipientSchema = z.email().max(255)
/** Stored in place of an invalid email. */
const NO_ADDRESS = 'unknown@invalid.invalid'

/** Placeholder settings of the site, which do not affect whether a mail can be rendered. */
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

/** Marks a mail as failed, with the reason in words for staff. */
const asFailed = (payload: Payload, row: MailToStore, error: unknown): MailToStore => {
  payload.logger.error(
    { err: error, template: row.template, dedupeKey: row.dedupeKey },
    'a mail could not be written; it is in the outbox as failed',
  )
  return {
    ...row,
    nextAttemptAt: undefined,
    status: 'failed',
    lastError: oneLine(describeRenderError(error), 500),
  }
}

/** What a mail to a paused address waits for. Staff see it among the mails that failed, invoices too. */
const PAUSED =
  'This address is paused, because three emails to it came back. Resume it on the person’s page, then send this again.'

const asPaused = (row: MailToStore): MailToStore => ({
  ...row,
  nextAttemptAt: undefined,
  status: 'failed',
  lastError: PAUSED,
})

const toRow = <Name extends TemplateName>(payload: Payload, mail: Mail<Name>): MailToStore => {
  const now = new Date()
  const { template, dedupeKey } = mail
  const to = typeof mail.to === 'string' && mail.to !== '' ? oneLine(mail.to, 255) : NO_ADDRESS
  const row: MailToStore = {
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
    row.data = stored // also of one that fails: staff can send it again once the cause is fixed
    drawMail(anySite(payload), template, plain)
    recipientSchema.parse(mail.to)
    return row
  } catch (error) {
    return asFailed(payload, row, error)
  }
}

/**
 * Stores mails in one write; when it fails, each one alone, so that only the faulty one is stored as failed.
 */
const store = async (payload: Payload, rows: MailToStore[]): Promise<void> => {
  try {
    await storeMails(payload, rows)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    for (const row of rows) {
      try {
        await storeMails(payload, [row])
      } catch (reason) {
        if (isDatabaseUnavailable(reason)) throw reason
        await storeMails(payload, [asFailed(payload, { ...row, data: undefined }, reason)])
      }
    }
  }
}

/**
 * Queues mails in the outbox, from which they are sent. Queueing the same mail again does nothing. A mail
 * that cannot be rendered is stored as failed, for staff; it affects neither the other mails nor the caller.
 */
export const queueMails = async <Name extends TemplateName>(
  payload: Payload,
  mails: Mail<Name>[],
): Promise<void> => {
  const wanted = await excludeDeceased(payload, mails)
  if (wanted.length === 0) return
  const rows: MailToStore[] = []
  for (const mail of wanted) {
    await letOthersRun()
    rows.push(toRow(payload, mail))
  }
  const paused = await findPaused(
    payload,
    rows.filter(({ template }) => !isAboutAccount(template)).map(({ to }) => to),
  )
  await store(
    payload,
    rows.map((row) =>
      paused.has(row.to.toLowerCase()) && !isAboutAccount(row.template) ? asPaused(row) : row,
    ),
  )
}

/** Queues one mail in the outbox; see `queueMails`. */
export const queueMail = <Name extends TemplateName>(payload: Payload, mail: Mail<Name>): Promise<void> =>
  queueMails(payload, [mail])

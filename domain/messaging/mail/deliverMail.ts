import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { countBounce } from '../mailAddresses'
import { composeMessage } from '../../../services/mail/composeMessage'
import { type SmtpSession, SmtpError } from '../../../services/mail/openSmtp'
import {
  type ClaimedMail,
  giveUp,
  markHandedOver,
  markSent,
  markUncertain,
  retryLater,
} from './outboxRepository'
import { addressWith, mailboxAddress, messageIdOf, signMailToken } from './mailTokens'
import { findMailText } from './mailTextsRepository'
import { readMailSite } from './readMailSite'
import { UnreadableMailError, renderMail, templateOf } from './renderMail'
import { unseal } from './sealedData'

/**
 * Attempts for one mail that the server answered or interrupted: more than a day with the delays between
 * them.
 */
const MAX_ATTEMPTS = 12
const MAX_DELAY_MS = 12 * 60 * 60_000
/** Staff check a mail that waited longer before it is sent. */
const MAX_AGE_MINUTES = 7 * 24 * 60
/** How long the outcome is written again while the database does not answer. */
const RECORD_FOR_MS = 60_000
const RECORD_PAUSE_MS = 500

/** The lease has ended: another sender may have claimed the mail. */
class LostLeaseError extends Error {
  override name = 'LostLeaseError'
}

/** The delay after some failures: doubled each time, with a random tenth so that not all mails are due at once. */
export const retryDelayMs = (attempts: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 30)) * (0.95 + Math.random() / 10)

/** A refusal of the recipient by the mail server, which is about the address: `550 5.1.1 No such user`. */
const isAboutAddress = ({ responseCode, message }: SmtpError): boolean => {
  const [, subject] = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(message) ?? []
  // X.1.X is about addresses, X.2.X about mailboxes. Source: RFC 3463
  if (subject !== undefined) return subject === '1' || subject === '2'
  return responseCode !== undefined && [550, 551, 552, 553].includes(responseCode)
}

/** Counts what a mail server refused at once; a refusal of the sender or of the text says nothing about the address. */
const countRejection = async (payload: Payload, { id, to }: ClaimedMail, reason: Error): Promise<void> => {
  if (!(reason instanceof SmtpError)) return
  const { failure, message: text } = reason
  const isPermanent = failure === 'permanent'
  if (isPermanent ? !isAboutAddress(reason) : failure !== 'temporary' || !reason.responseCode) return
  await recordWithRetries(() => countBounce(payload, { email: to, mail: id, isPermanent, reason: text }))
}

/** Records an outcome, also while the database is being restarted. */
const recordWithRetries = async (record: () => Promise<unknown>): Promise<void> => {
  const end = Date.now() + RECORD_FOR_MS
  for (;;) {
    try {
      await record()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(RECORD_PAUSE_MS)
    }
  }
}

export interface Delivery {
  payload: Payload
  mail: ClaimedMail
  /** The bare address that mails come from. */
  from: string
  firstRetryMs: number
  /** An open connection to the mail server. @throws SmtpError `unreachable` */
  connect: () => Promise<SmtpSession>
  /** The delay when no connection can be opened. */
  unreachableDelayMs: () => number
}

const hasExpired = ({ template, queuedAt }: ClaimedMail): boolean => {
  const minutes = templateOf(template)?.expiresAfterMinutes ?? MAX_AGE_MINUTES
  return Date.now() - queuedAt.getTime() > minutes * 60_000
}

/** Sends a claimed mail, or records why it was not sent. Rejects only when the database does not answer. */
export const deliverMail = async ({
  payload,
  mail,
  from,
  firstRetryMs,
  connect,
  unreachableDelayMs,
}: Delivery): Promise<'sent' | SmtpError | Error> => {
  const recordFailure = async (error: unknown): Promise<Error> => {
    const reason = error instanceof Error ? error : new Error(String(error))
    await recordWithRetries(() => {
      if (error instanceof UnreadableMailError) return giveUp(payload, mail, reason.message)
      const failure = error instanceof SmtpError ? error.failure : 'temporary'
      if (failure === 'unreachable') return retryLater(payload, mail, reason.message, unreachableDelayMs())
      if (failure === 'uncertain') return markUncertain(payload, mail, reason.message)
      if (failure === 'permanent' || mail.attempts >= MAX_ATTEMPTS)
        return giveUp(payload, mail, reason.message, failure === 'permanent')
      return retryLater(
        payload,
        mail,
        reason.message,
        retryDelayMs(mail.attempts, firstRetryMs, MAX_DELAY_MS),
      )
    })
    await countRejection(payload, mail, reason)
    return reason
  }

  if (hasExpired(mail)) {
    await giveUp(payload, mail, 'It waited too long and was not sent.')
    return new Error('expired')
  }
  try {
    const site = await readMailSite(payload)
    const own = await findMailText(payload, mail.template)
    const rendered = await renderMail(payload, site, mail.template, unseal(payload, mail.data), own)
    const domain = from.split('@')[1] ?? 'localhost'
    const messageId = messageIdOf(payload, mail.id, mail.round, domain)
    const mailbox = mailboxAddress()
    const { replyToken } = rendered
    const replyTo =
      mailbox && replyToken ? addressWith(mailbox, signMailToken(payload, replyToken)) : rendered.replyTo
    const message = await composeMessage({
      site,
      from,
      to: mail.to,
      messageId,
      mail: { ...rendered, replyTo },
    })
    // bounces go to the sender of the envelope, which names the mail
    const sender = mailbox ? addressWith(mailbox, signMailToken(payload, `b-${mail.id}`)) : from
    const session = await connect()
    await session.send({ from: sender, to: mail.to }, message, async () => {
      if (!(await markHandedOver(payload, mail))) throw new LostLeaseError()
    })
  } catch (error) {
    return error instanceof LostLeaseError ? error : recordFailure(error)
  }
  const { isConfidential, isForgotten } = templateOf(mail.template) ?? {}
  await recordWithRetries(() =>
    markSent(payload, mail, { isForgotten: (isConfidential ?? false) || (isForgotten ?? false) }),
  )
  return 'sent'
}

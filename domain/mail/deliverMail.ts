import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { composeMessage } from './composeMessage'
import { type SmtpSession, SmtpError } from '../../services/mail/openSmtp'
import { type ClaimedMail, giveUp, markHandedOver, markSent, markUncertain, retryLater } from './outbox'
import { readMailSite } from './readMailSite'
import { UnreadableMailError, renderMail, templateOf } from './renderMail'
import { unseal } from './sealedData'

/** Tries of one mail that the server answered, or broke off: a day and more with the waits between. */
const MAX_ATTEMPTS = 12
const LONGEST_WAIT_MS = 12 * 60 * 60_000
/** What waited longer, for whatever reason, is looked at by staff before it goes out. */
const MAX_WAIT_MINUTES = 7 * 24 * 60
/** How long the record of what was sent is attempted while the database does not answer. */
const RECORD_FOR_MS = 60_000
const RECORD_PAUSE_MS = 500

/** Somebody else took the mail over: it is theirs. */
class LostLeaseError extends Error {
  override name = 'LostLeaseError'
}

/** How long to wait after so many failures: doubled each time, and a tenth of it by chance, so that not all come back at once. */
export const waitAfter = (attempts: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 30)) * (0.95 + Math.random() / 10)

/** Writes what must be written, also when the database is just being started again. */
const recordPatiently = async (record: () => Promise<unknown>): Promise<void> => {
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
  /** An open conversation with the mail server. @throws SmtpError `unreachable` */
  connect: () => Promise<SmtpSession>
  /** How long to wait when no conversation comes about. */
  unreachableWaitMs: () => number
}

const hasExpired = ({ template, queuedAt }: ClaimedMail): boolean => {
  const minutes = templateOf(template)?.expiresAfterMinutes ?? MAX_WAIT_MINUTES
  return Date.now() - queuedAt.getTime() > minutes * 60_000
}

/** Sends a claimed mail, or records why it was not sent. Rejects only when the database does not answer. */
export const deliverMail = async ({
  payload,
  mail,
  from,
  firstRetryMs,
  connect,
  unreachableWaitMs,
}: Delivery): Promise<'sent' | SmtpError | Error> => {
  const settleFailure = async (error: unknown): Promise<Error> => {
    const reason = error instanceof Error ? error : new Error(String(error))
    await recordPatiently(() => {
      if (error instanceof UnreadableMailError) return giveUp(payload, mail, reason.message)
      const failure = error instanceof SmtpError ? error.failure : 'temporary'
      if (failure === 'unreachable') return retryLater(payload, mail, reason.message, unreachableWaitMs())
      if (failure === 'uncertain') return markUncertain(payload, mail, reason.message)
      if (failure === 'permanent' || mail.attempts >= MAX_ATTEMPTS)
        return giveUp(payload, mail, reason.message)
      return retryLater(
        payload,
        mail,
        reason.message,
        waitAfter(mail.attempts, firstRetryMs, LONGEST_WAIT_MS),
      )
    })
    return reason
  }

  if (hasExpired(mail)) {
    await giveUp(payload, mail, 'It waited too long and was not sent.')
    return new Error('expired')
  }
  try {
    const site = await readMailSite(payload)
    const rendered = await renderMail(payload, site, mail.template, unseal(payload, mail.data))
    const domain = from.split('@')[1] ?? 'localhost'
    const messageId = `${mail.id}${mail.round > 0 ? `.${mail.round}` : ''}@${domain}`
    const message = await composeMessage({ site, from, to: mail.to, messageId, mail: rendered })
    const session = await connect()
    await session.send({ from, to: mail.to }, message, async () => {
      if (!(await markHandedOver(payload, mail))) throw new LostLeaseError()
    })
  } catch (error) {
    return error instanceof LostLeaseError ? error : settleFailure(error)
  }
  await recordPatiently(() =>
    markSent(payload, mail, { isConfidential: templateOf(mail.template)?.isConfidential ?? false }),
  )
  return 'sent'
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Logger } from '../../platform/logger'
import { deliverMail, waitAfter } from './deliverMail'
import { type SmtpSession, SmtpError, openSmtp } from '../../services/mail/openSmtp'
import { claimNext, nextDue, settleAbandoned } from './outbox'
import type { SmtpSettings } from '../../services/mail/smtpSettings'
import { onWake } from './wakeSenders'

/** Connections to the mail server that one process holds at a time. */
const LANES = 2
/** How often it looks without being told: for what other processes queued or left behind. */
const LOOK_MS = 15_000
/** The longest pause while the mail server cannot be reached. */
const LONGEST_PAUSE_MS = 60_000

/** How long mails under way may take after the signal to stop; what is cut off then is settled at the next start. */
const STOP_MS = 10_000

export interface MailSenderOptions {
  payload: Payload
  log: Logger
  smtp: SmtpSettings
  /** The bare address that mails come from. */
  from: string
  /** Milliseconds before the second try. */
  firstRetryMs: number
  /** No other process sends from this outbox. */
  isAlone: boolean
}

export interface MailSender {
  /** Lets the mails under way finish and claims no more. */
  stop: () => Promise<void>
}

/**
 * Sends what is in the outbox, as long as the process lives. Any number of processes may do so at once.
 * See docs/decisions, "Mails leave through an outbox".
 */
export const createMailSender = ({
  payload,
  log,
  smtp,
  from,
  firstRetryMs,
  isAlone,
}: MailSenderOptions): MailSender => {
  let isStopping = false
  let unreachableTimes = 0
  let pausedUntil = 0
  const unreachableWaitMs = (): number => waitAfter(unreachableTimes + 1, firstRetryMs, LONGEST_PAUSE_MS)

  /** Sends one mail after another over one connection, until none is due. */
  const runLane = async (): Promise<void> => {
    let session: SmtpSession | undefined
    const connect = async (): Promise<SmtpSession> => {
      if (!session?.isOpen()) session = await openSmtp(smtp)
      return session
    }
    try {
      while (!isStopping && Date.now() >= pausedUntil) {
        const mail = await claimNext(payload)
        if (!mail) return
        const outcome = await deliverMail({ payload, mail, from, firstRetryMs, connect, unreachableWaitMs })
        if (outcome instanceof SmtpError && outcome.failure === 'unreachable') {
          pausedUntil = Date.now() + unreachableWaitMs()
          unreachableTimes += 1
        } else if (outcome === 'sent') {
          unreachableTimes = 0
        }
        if (outcome !== 'sent') {
          // no address and no text of the server, which likes to repeat addresses
          const about =
            outcome instanceof SmtpError
              ? { failure: outcome.failure, responseCode: outcome.responseCode }
              : { failure: outcome.name }
          log.warn(
            { mail: mail.id, template: mail.template, attempts: mail.attempts, ...about },
            'a mail was not sent',
          )
        }
      }
    } finally {
      session?.close()
    }
  }

  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWokenMeanwhile = false
  let isFirst = true

  const runOnce = async (): Promise<void> => {
    try {
      await settleAbandoned(payload, { isAlone: isAlone && isFirst })
      isFirst = false
      await Promise.all(Array.from({ length: LANES }, runLane))
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked on')
    }
  }

  const untilNext = async (): Promise<number> => {
    try {
      const due = await nextDue(payload)
      const at = Math.max(due?.getTime() ?? Infinity, pausedUntil)
      return Math.min(LOOK_MS, Math.max(0, at - Date.now()))
    } catch {
      return LOOK_MS
    }
  }

  /** One round, and another if it was woken meanwhile. Returns after how many milliseconds the next is due. */
  const runRounds = async (): Promise<number> => {
    isWokenMeanwhile = false
    await runOnce()
    const delay = await untilNext()
    // a promise in between may have set it
    return (isWokenMeanwhile as boolean) ? 0 : delay
  }

  const wake = (): void => {
    if (isStopping) return
    if (running) {
      isWokenMeanwhile = true
      return
    }
    clearTimeout(timer)
    running = runRounds().then((delay) => {
      running = undefined
      if (!isStopping) timer = setTimeout(wake, delay)
    })
  }

  const stopListening = onWake(wake)
  wake()
  return {
    stop: async () => {
      isStopping = true
      stopListening()
      clearTimeout(timer)
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

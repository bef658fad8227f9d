import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Logger } from '../../../platform/logger'
import { deliverMail, retryDelayMs } from './deliverMail'
import { type SmtpSession, SmtpError, openSmtp } from '../../../services/mail/openSmtp'
import { claimNext, nextDue, onMailQueued, releaseAbandoned } from './outboxRepository'
import type { SmtpSettings } from '../../../services/mail/smtpSettings'

/** The number of connections to the mail server that one process opens. */
const CONNECTIONS = 2
/**
 * How often the outbox is read without a signal: for mails that other processes queued, or left when they
 * stopped.
 */
const POLL_MS = 15_000
/** The longest pause while the mail server cannot be reached. */
const MAX_PAUSE_MS = 60_000

/**
 * How long current attempts may take after the signal to stop; an interrupted one is released at the next
 * start.
 */
const STOP_MS = 10_000

export interface MailSenderOptions {
  payload: Payload
  log: Logger
  smtp: SmtpSettings
  /** The sender's address without a name. */
  from: string
  /** The delay before the second attempt, in milliseconds. */
  firstRetryMs: number
  /** No other process sends from this outbox. */
  isAlone: boolean
}

export interface MailSender {
  /** Claims no more mails and waits for the current attempts. */
  stop: () => Promise<void>
}

/**
 * Sends the mails of the outbox until it is stopped. Any number of processes may do so at once.
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
  const unreachableDelayMs = (): number => retryDelayMs(unreachableTimes + 1, firstRetryMs, MAX_PAUSE_MS)

  /** Sends one mail after another over one connection, until none is due. */
  const sendDueMails = async (): Promise<void> => {
    let session: SmtpSession | undefined
    const connect = async (): Promise<SmtpSession> => {
      if (!session?.isOpen()) session = await openSmtp(smtp)
      return session
    }
    try {
      while (!isStopping && Date.now() >= pausedUntil) {
        const mail = await claimNext(payload)
        if (!mail) return
        const outcome = await deliverMail({ payload, mail, from, firstRetryMs, connect, unreachableDelayMs })
        if (outcome instanceof SmtpError && outcome.failure === 'unreachable') {
          pausedUntil = Date.now() + unreachableDelayMs()
          unreachableTimes += 1
        } else if (outcome === 'sent') {
          unreachableTimes = 0
        }
        if (outcome !== 'sent') {
          // without the recipient, and without the server's text, which often repeats it
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
  let isWokenDuringRound = false
  let isFirst = true

  /** The connections that are sending now; undefined between rounds. */
  let sending: Set<Promise<void>> | undefined
  const logFailure = (error: unknown): void => log.error({ err: error }, 'the outbox could not be worked on')

  /** Lets every idle connection of this round look for a mail that is due. */
  const useIdleConnections = (): void => {
    const round = sending
    while (round && round.size < CONNECTIONS) {
      const connection = sendDueMails()
        .catch(logFailure)
        .finally(() => round.delete(connection))
      round.add(connection)
    }
  }

  const runRound = async (): Promise<void> => {
    try {
      await releaseAbandoned(payload, { isAlone: isAlone && isFirst })
      isFirst = false
      sending = new Set()
      useIdleConnections()
      while (sending.size > 0) await Promise.all(sending)
    } catch (error) {
      logFailure(error)
    } finally {
      sending = undefined
    }
  }

  const msUntilNext = async (): Promise<number> => {
    try {
      const due = await nextDue(payload)
      const at = Math.max(due?.getTime() ?? Infinity, pausedUntil)
      return Math.min(POLL_MS, Math.max(0, at - Date.now()))
    } catch {
      return POLL_MS
    }
  }

  /** Runs one round. Returns the milliseconds until the next is due: 0 if it was woken during this one. */
  const runAndSchedule = async (): Promise<number> => {
    isWokenDuringRound = false
    await runRound()
    const delay = await msUntilNext()
    // `wake` may have set it while this waited
    return (isWokenDuringRound as boolean) ? 0 : delay
  }

  const wake = (): void => {
    if (isStopping) return
    if (running) {
      isWokenDuringRound = true
      // a slow mail must not hold up what is queued after it
      useIdleConnections()
      return
    }
    clearTimeout(timer)
    running = runAndSchedule().then((delay) => {
      running = undefined
      if (!isStopping) timer = setTimeout(wake, delay)
    })
  }

  const stopListening = onMailQueued(wake)
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

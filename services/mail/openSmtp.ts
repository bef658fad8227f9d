import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import pTimeout from 'p-timeout'
import type { SmtpSettings } from './smtpSettings'

/** The timeout of each answer of the mail server. */
const SILENCE_MS = 10_000
/** The timeout of one mail, however slow the mail server is. */
const SENDING_MS = 60_000

/** The consequence of a mail server's refusal or silence for the mail. */
export type SmtpFailure =
  /** No connection: the server has not received anything of this mail. */
  | 'unreachable'
  /** Refused temporarily. */
  | 'temporary'
  /** Refused permanently. */
  | 'permanent'
  /** Sent completely, but not answered: the server may have accepted it. */
  | 'uncertain'

export class SmtpError extends Error {
  override name = 'SmtpError'
  constructor(
    readonly failure: SmtpFailure,
    message: string,
    /** The server's code, for example 451. */
    readonly responseCode?: number,
  ) {
    super(message)
  }
}

export interface SmtpSession {
  /**
   * Sends one message. Resolves when the server has accepted it.
   * @param beforeEnd awaited when everything except the message's end has been sent: until it resolves, the
   * server cannot have accepted the message. When it rejects, the message is not sent.
   * @throws SmtpError; the connection is closed then
   */
  send: (
    envelope: { from: string; to: string },
    message: Buffer,
    beforeEnd: () => Promise<void>,
  ) => Promise<void>
  isOpen: () => boolean
  /** Sends QUIT. */
  close: () => void
}

interface ServerError extends Error {
  responseCode?: number
}

/** Limits a whole step: nodemailer's own timeouts are for each command and answer. */
const within = <Result>(work: Promise<Result>, ms: number, onLate: () => void): Promise<Result> =>
  pTimeout<Result, never>(work, {
    milliseconds: ms,
    fallback: () => {
      onLate()
      throw new Error(`The mail server took longer than ${ms / 1000} seconds`)
    },
  })

const failureOf = ({ responseCode }: ServerError, isHandedOver: boolean): SmtpFailure => {
  if (responseCode) return responseCode >= 500 ? 'permanent' : 'temporary'
  return isHandedOver ? 'uncertain' : 'temporary'
}

/**
 * Connects to the mail server and signs in.
 * @throws SmtpError `unreachable`
 */
export const openSmtp = async ({
  host,
  port,
  isSecure,
  startTls,
  credentials,
}: SmtpSettings): Promise<SmtpSession> => {
  const connection = new SMTPConnection({
    host,
    port,
    secure: isSecure,
    ignoreTLS: startTls === 'never',
    requireTLS: startTls === 'required',
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    logger: false,
  })
  let isOpen = true
  /** An event reports a broken connection, a callback the result of a command. */
  let onBroken: (error: Error) => void = () => {}
  const broken = new Promise<never>((_resolve, reject) => {
    onBroken = reject
  })
  broken.catch(() => {}) // the connection may end while nobody waits
  connection.on('error', onBroken)
  connection.once('end', () => {
    isOpen = false
    onBroken(new Error('The mail server closed the connection'))
  })
  const close = (): void => {
    isOpen = false
    connection.close()
  }
  const step = <Result>(
    begin: (done: (error?: Error | null, result?: Result) => void) => void,
  ): Promise<Result | undefined> =>
    Promise.race([
      broken,
      new Promise<Result | undefined>((resolve, reject) =>
        begin((error, result) => (error ? reject(error) : resolve(result))),
      ),
    ])

  try {
    await within(
      step((done) => connection.connect(done)),
      SENDING_MS,
      close,
    )
    if (credentials)
      await within(
        step((done) => connection.login({ user: credentials.user, pass: credentials.password }, done)),
        SENDING_MS,
        close,
      )
  } catch (error) {
    close()
    const { message, responseCode } = error as ServerError
    throw new SmtpError('unreachable', message, responseCode)
  }

  return {
    isOpen: () => isOpen,
    close: () => {
      if (isOpen) connection.quit()
      isOpen = false
    },
    send: async ({ from, to }, message, beforeEnd) => {
      let isHandedOver = false
      let stopped: Error | undefined
      const parts = async function* (): AsyncGenerator<Buffer> {
        yield message.subarray(0, -1)
        try {
          await beforeEnd()
        } catch (error) {
          stopped = error as Error
          throw error
        }
        isHandedOver = true
        yield message.subarray(-1)
      }
      try {
        await within(
          step((done) => connection.send({ from, to: [to] }, Readable.from(parts()), done)),
          SENDING_MS,
          close,
        )
      } catch (error) {
        close()
        if (stopped) throw stopped
        const { message: reason, responseCode } = error as ServerError
        throw new SmtpError(failureOf(error as ServerError, isHandedOver), reason, responseCode)
      }
    },
  }
}

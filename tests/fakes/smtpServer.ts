import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A received mail, parsed. */
export interface ReceivedMail {
  /** From the envelope. */
  to: string
  /** The sender of the envelope, which bounces go to. */
  sender: string
  from: { name: string; address: string }
  replyTo: string[]
  subject: string
  text: string
  html: string
  /** Every URL in the plain text except the signature's, in order, once each. */
  links: string[]
  attachments: { filename: string; contentType: string; content: string }[]
  messageId: string
  /** Names in lower case; a repeated name has its first value. */
  headers: Record<string, string>
  /** The bytes as received. */
  raw: string
}

/** How the server fails instead of accepting a mail. */
export type SmtpFault =
  /** Answers 451 after the message: a temporary failure. */
  | 'defer'
  /** Answers 550 to the recipient: a permanent failure. */
  | 'reject'
  /** Closes the connection at the recipient, before the message. */
  | 'dropEarly'
  /** Closes the connection when the message begins. */
  | 'dropMidway'
  /** Accepts the message and closes the connection before the answer. */
  | 'dropAfterTaking'
  /** Accepts the message and does not answer until `release` is called. */
  | 'hold'

export interface SmtpServer {
  /** For `SMTP_URL`. */
  url: string
  mails: ReceivedMail[]
  /** How many connections were opened so far. */
  connections: () => number
  /** The largest number of simultaneous connections. */
  mostConnections: () => number
  /** The next `times` mails fail. */
  failNext: (fault: SmtpFault, times?: number) => void
  /** Accepts the mails for which this holds, and does not answer until `release` is called. */
  holdThose: (isHeld: (mail: ReceivedMail) => boolean) => void
  /** Answers 550 to the recipients for whom this holds. */
  rejectThose: (isRejected: (address: string) => boolean) => void
  /** The number of mails that wait for `release`. */
  held: () => number
  /** Answers the waiting mails, and holds no more of them. */
  release: () => void
  /** Stops listening and closes every connection, as a server that is down does. */
  goDown: () => Promise<void>
  /** Listens again, on the same port. */
  comeUp: () => Promise<void>
  /** Calls back after every mail. Returns a function that stops it. */
  onMail: (listener: (mail: ReceivedMail) => void) => () => void
  stop: () => Promise<void>
}

/** Every URL in a plain text except the signature's, in order, once each. */
export const linksIn = (text: string): string[] => [
  ...new Set((text.split(/\n-- ?\n/)[0] ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? []),
]

const decoder = new TextDecoder()

const asText = (content: ArrayBuffer | Uint8Array | string, contentType: string): string => {
  if (typeof content === 'string') return content
  return contentType.startsWith('text/')
    ? decoder.decode(content)
    : Buffer.from(content as ArrayBuffer).toString('base64')
}

const parse = async (raw: Buffer, to: string, sender: string): Promise<ReceivedMail> => {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers) headers[key] ??= value
  return {
    to,
    sender,
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: linksIn(text),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      content: asText(content, mimeType),
    })),
    messageId: mail.messageId ?? '',
    headers,
    raw: raw.toString('utf8'),
  }
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

interface OpenConnection {
  id: string
  _socket: { destroy: () => void }
}

/** A real mail server on this machine that stores what it receives, and fails on request. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const mails: ReceivedMail[] = []
  const faults: SmtpFault[] = []
  const listeners = new Set<(mail: ReceivedMail) => void>()
  let heldAnswers: (() => void)[] = []
  let opened = 0
  let open = 0
  let most = 0
  let port = 0
  let isRejected: (address: string) => boolean = () => false
  let isHeld: (mail: ReceivedMail) => boolean = () => false
  let server: SMTPServer

  const cut = ({ id }: SMTPServerSession): void => {
    for (const connection of server.connections as unknown as Set<OpenConnection>)
      if (connection.id === id) connection._socket.destroy()
  }

  const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const fault = faults[0] === 'reject' || faults[0] === 'dropEarly' ? undefined : faults.shift()
    if (fault === 'dropMidway') {
      stream.once('data', () => cut(session))
      await once(stream, 'close').catch(() => undefined)
      return
    }
    const raw = await readAll(stream)
    if (fault === 'defer') throw refusal(451, 'Greylisted, try again later')
    const { mailFrom } = session.envelope
    const sender = mailFrom ? mailFrom.address : ''
    let isWaiting = fault === 'hold'
    for (const { address } of session.envelope.rcptTo) {
      const mail = await parse(raw, address, sender)
      mails.push(mail)
      isWaiting ||= isHeld(mail)
      for (const listener of listeners) listener(mail)
    }
    if (fault === 'dropAfterTaking') cut(session)
    if (isWaiting) await new Promise<void>((resolve) => heldAnswers.push(resolve))
  }

  const listen = async (): Promise<void> => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 0,
      onConnect: (_session, done) => {
        opened += 1
        open += 1
        most = Math.max(most, open)
        done()
      },
      onClose: () => {
        open -= 1
      },
      onRcptTo: ({ address }, session, done) => {
        if (faults[0] === 'dropEarly') {
          faults.shift()
          cut(session)
          return
        }
        const isRefused = faults[0] === 'reject'
        if (isRefused) faults.shift()
        done(isRefused || isRejected(address) ? refusal(550, '5.1.1 No such user here') : null)
      },
      onData: (stream, session, done) => {
        receive(stream, session).then(
          () => done(),
          (error: unknown) => done(error as Error),
        )
      },
    })
    server.on('error', () => undefined) // the tests close connections on purpose
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.server.address()
    if (typeof address === 'object' && address) port = address.port
  }

  const goDown = async (): Promise<void> => {
    for (const connection of server.connections as unknown as Set<OpenConnection>)
      connection._socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => opened,
    mostConnections: () => most,
    rejectThose: (isSo) => {
      isRejected = isSo
    },
    holdThose: (isSo) => {
      isHeld = isSo
    },
    failNext: (fault, times = 1) => {
      faults.push(...Array.from({ length: times }, () => fault))
    },
    held: () => heldAnswers.length,
    release: () => {
      isHeld = () => false
      for (const answer of heldAnswers) answer()
      heldAnswers = []
    },
    goDown,
    comeUp: listen,
    onMail: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: goDown,
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ReceivedMail, SmtpServer } from '../fakes/smtpServer'

/** How long one request waits for a mail. */
const WAIT_MS = 2_000
/** How long a test waits for a mail. */
const DEADLINE_MS = 30_000

export interface MailboxServer {
  url: string
  stop: () => Promise<void>
}

/**
 * Serves the mails that the run's mail server captured to the processes of the tests: `GET /?to=…&after=n`
 * returns the mails to an address after the first n, as soon as there are any.
 */
export const startMailboxServer = async (smtp: SmtpServer): Promise<MailboxServer> => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const to = searchParams.get('to')?.toLowerCase()
    const found = (): ReceivedMail[] =>
      smtp.mails.filter((mail) => mail.to.toLowerCase() === to).slice(Number(searchParams.get('after')))
    const answer = (): void => {
      clearTimeout(late)
      stop()
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found()))
    }
    const late = setTimeout(answer, WAIT_MS)
    const stop = smtp.onMail(() => {
      if (found().length > 0) answer()
    })
    if (found().length > 0) answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mailbox has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Mailbox {
  /**
   * Waits for the next mail to an address whose subject matches, and returns each mail once.
   * Its `links` are the URLs in it, in order: `await page.goto((await mailbox.next(email,
   * /reset/i)).links[0])`.
   */
  next: (email: string, subject?: RegExp) => Promise<ReceivedMail>
  /** All mails to an address so far. */
  all: (email: string) => Promise<ReceivedMail[]>
}

/** A test's own view of the mails that the run's server sent. */
export const openMailbox = (url: string | undefined): Mailbox => {
  const given = new Set<string>()
  const ask = async (email: string, after: number): Promise<ReceivedMail[]> => {
    if (!url)
      throw new Error('E2E_MAILBOX_URL is not set: the server that is tested was not started by this run')
    const response = await fetch(
      `${url}/?${new URLSearchParams({ to: email, after: String(after) }).toString()}`,
    )
    return (await response.json()) as ReceivedMail[]
  }
  return {
    next: async (email, subject = /./) => {
      const end = Date.now() + DEADLINE_MS
      const seen: ReceivedMail[] = []
      while (Date.now() < end) {
        seen.push(...(await ask(email, seen.length)))
        const mail = seen.find(({ messageId, subject: text }) => !given.has(messageId) && subject.test(text))
        if (mail) {
          given.add(mail.messageId)
          return mail
        }
      }
      throw new Error(
        `No mail to ${email} with a subject like ${subject}; there were: ${seen.map((mail) => mail.subject).join(', ') || 'none'}`,
      )
    },
    all: (email) => ask(email, 0),
  }
}

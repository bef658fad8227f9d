import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SmtpServer } from '../fakes/smtpServer'
import { type Client, httpClient, signInAdmin } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { smtpEnvironment, startSmtp } from '../helpers/smtp'
import { until } from '../helpers/until'
import { required } from '../helpers/required'

const DEADLINE_MS = 120_000
const MAILS = 30

let dataDir: string
let smtp: SmtpServer
let server: RunningServer
let call: Client
let admin: string

const start = async (): Promise<void> => {
  server = await startServer({ dataDir, env: smtpEnvironment(smtp) })
  call = httpClient(server.url)
  admin = await signInAdmin(call)
}

beforeEach(async () => {
  dataDir = await makeDataDir()
  smtp = await startSmtp()
  await start()
})
afterEach(async () => {
  smtp.release()
  await server.end()
  await smtp.stop()
  await removeDataDir(dataDir)
})

const OUTBOX = '/api/outbox?where[template][equals]=contactMessageReceived'
const subjectOf = (key: string): string => `Contact form: ${key}`

/** Queues a mail to the office; its subject is its key. */
const write = async (): Promise<string> => {
  const key = randomUUID()
  const body = { name: 'Achol', email: 'achol@example.org', subject: key, message: 'How do I join?' }
  const { status } = await call('POST', '/api/contact-messages', { body })
  if (status !== 201) throw new Error(`The message was answered with ${status}`)
  return key
}

const writeMany = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, write))

/** The mails of the contact form: a trial installation has others to send as well. */
const arrived = (): string[] =>
  smtp.mails
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith(subjectOf('')))
    .sort()

/** The number of mails of the contact form with each status. */
const statuses = async (): Promise<Record<string, number>> => {
  const response = await call('GET', `${OUTBOX}&limit=100`, {
    cookie: admin,
  })
  const { docs } = (await response.json()) as { docs: { status: string }[] }
  return docs.reduce<Record<string, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  )
}

const untilFinished = (count: number): Promise<void> =>
  until(
    `${count} mails are settled`,
    async () => {
      const { sent = 0, uncertain = 0, failed = 0 } = await statuses()
      return sent + uncertain + failed === count
    },
    DEADLINE_MS,
  )

describe('a mail server that is down', () => {
  // proves: C221
  it('loses no mail and sends none twice, with a server restart in between', async () => {
    await smtp.goDown()
    const keys = await writeMany(MAILS)
    await server.end()
    await start()
    expect((await statuses()).sent ?? 0).toBe(0)
    await smtp.comeUp()
    await untilFinished(MAILS)
    expect(await statuses()).toEqual({ sent: MAILS })
    expect(arrived()).toEqual(keys.map(subjectOf).sort())
    expect(server.output()).not.toContain('achol@example.org')
  })
})

describe('kill -9 of the server', () => {
  it('while mails are queued and sent sends each mail once, except those whose delivery is unknown', async () => {
    const keys: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const before = smtp.mails.length
      keys.push(...(await writeMany(10)))
      await until('some are sent', () => smtp.mails.length > before, DEADLINE_MS)
      await server.end('SIGKILL')
      await start()
    }
    await untilFinished(keys.length)
    const subjects = arrived()
    expect(new Set(subjects).size).toBe(subjects.length)
    const { uncertain = 0, sent = 0 } = await statuses()
    expect(sent + uncertain).toBe(keys.length)
    expect(subjects.length).toBeGreaterThanOrEqual(sent)
    expect(keys.map(subjectOf).filter((subject) => !subjects.includes(subject)).length).toBeLessThanOrEqual(
      uncertain,
    )
  })

  it('between delivery and acknowledgement leaves the mail to staff, who send it again', async () => {
    smtp.holdThose(({ subject }) => subject.startsWith(subjectOf('')))
    const key = await write()
    await until('the mail is held', () => smtp.held() === 1, DEADLINE_MS)
    await server.end('SIGKILL')
    smtp.release()
    await start()
    await until('the mail is uncertain', async () => (await statuses()).uncertain === 1, DEADLINE_MS)
    const after = await write()
    await until('a later one is sent', async () => (await statuses()).sent === 1, DEADLINE_MS)
    expect(arrived()).toEqual([key, after].map(subjectOf).sort())

    const response = await call('GET', `${OUTBOX}&where[status][equals]=uncertain`, { cookie: admin })
    const [mail] = (
      (await response.json()) as { docs: { id: string; updatedAt: string; lastError: string }[] }
    ).docs
    expect(required(mail).lastError).toContain('It may have been delivered')
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () =>
        call('POST', `/api/outbox/${required(mail).id}/resend`, {
          cookie: admin,
          body: { updatedAt: required(mail).updatedAt },
        }),
      ),
    )
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    await until('it is sent', async () => (await statuses()).sent === 2, DEADLINE_MS)
    const copies = smtp.mails.filter(({ subject }) => subject === subjectOf(key))
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { type Db, MongoClient, ObjectId } from 'mongodb'
import type { MailingDetail } from '../../../domain/messaging/mailings/mailingDetail.schema'
import { createLogger } from '../../../platform/logger'
import { startEmbeddedMongo } from '../../../server/database/embedded/EmbeddedMongo'
import { startFakeImap } from '../../fakes/imapServer'
import { deliveryReport } from '../bounces'
import { httpClient } from '../httpClient'
import { required } from '../required'
import { type RunningServer, makeEmptyDataDir, removeDataDir, startServer } from '../server'
import { signedInAdmin } from '../signedInPeople'
import { smtpEnvironment, startSmtp } from '../smtp'
import { until } from '../until'

const DAY_MS = 86_400_000
const MAILBOX = 'inbox@ace.test'

export interface MailingRun {
  people: number
  /** Of so many people one is refused by the mail server at once. */
  refusedEach: number
  /** Of so many people one's mail comes back as a report. */
  bouncedEach: number
  deadlineMs: number
}

export interface MailingFigures {
  received: number
  /** People who got it more often than once. */
  twice: number
  /** People who got none, are not refused, and whom the report does not show as perhaps sent. */
  lost: number
  refused: number
  bounced: number
  report: MailingDetail['report']['figures']
  seconds: number
}

const addPeople = async (db: Db, people: number): Promise<string[]> => {
  const now = Date.now()
  const stamps = { createdAt: new Date(now), updatedAt: new Date(now) }
  const rows = Array.from({ length: people }, (_, place) => ({
    user: new ObjectId(),
    email: `member-${place}@example.org`,
    place,
  }))
  await db
    .collection('users')
    .insertMany(
      rows.map(({ user, email }) => ({ _id: user, email, emailProvedAt: new Date(now), ...stamps })),
    )
  await db.collection('profiles').insertMany(
    rows.map(({ user, email, place }) => ({
      user,
      email,
      fullName: `Member Number ${place}`,
      joinedAt: new Date(now),
      ...stamps,
    })),
  )
  await db.collection('memberships').insertMany(
    rows.map(({ user, place }) => ({
      user,
      number: `ACE-2026-${String(place).padStart(5, '0')}`,
      grade: 'professional',
      startedAt: new Date(now - DAY_MS),
      expiresAt: new Date(now + 100 * DAY_MS),
      graceUntil: new Date(now + 130 * DAY_MS),
      ...stamps,
    })),
  )
  return rows.map(({ email }) => email)
}

/** Makes every job due, as a minute does. */
const makeJobsDue = async (db: Db): Promise<void> => {
  await db.collection('job-leases').updateMany({}, { $set: { dueAt: new Date() } })
}

/** Ends the leases of a process that was killed, as three minutes do. Mongoose writes names in the plural. */
const endLeases = async (db: Db): Promise<void> => {
  const now = new Date()
  await db.collection('outboxes').updateMany({ status: 'sending' }, { $set: { leaseUntil: now } })
  await db.collection('mailings').updateMany({ leaseUntil: { $gt: now } }, { $set: { leaseUntil: now } })
  await db.collection('job-leases').updateMany({}, { $set: { leasedUntil: now } })
}

/**
 * A mailing to many members through a mail server that refuses some, with bounces that come back into a mailbox, and a
 * kill of the server in the middle.
 */
export const mailingRush = async ({
  people,
  refusedEach,
  bouncedEach,
  deadlineMs,
}: MailingRun): Promise<MailingFigures> => {
  const dataDir = await makeEmptyDataDir()
  const engine = await startEmbeddedMongo({ dataDir, log: createLogger('warn') })
  const client = await MongoClient.connect(engine.uri('mailings'))
  const [smtp, imap] = [await startSmtp(), await startFakeImap()]
  const env = {
    DATABASE_URI: engine.uri('mailings'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ...smtpEnvironment(smtp),
    IMAP_URL: imap.url,
    MAILBOX_ADDRESS: MAILBOX,
  }
  let server: RunningServer | undefined
  try {
    server = await startServer({ dataDir, env })
    const db = client.db('mailings')
    const admin = await signedInAdmin(db)
    await db
      .collection('globals')
      .updateOne({ globalType: 'staff-settings' }, { $set: { mailsPerMinute: 20_000 } })
    const emails = await addPeople(db, people)
    const refused = new Set(emails.filter((_, place) => place % refusedEach === 1))
    const bounced = new Set(emails.filter((email, place) => place % bouncedEach === 2 && !refused.has(email)))
    smtp.rejectThose((address) => refused.has(address))
    smtp.onMail(({ to, sender, messageId }) => {
      if (bounced.has(to)) imap.deliver(deliveryReport({ to: sender, recipient: to, messageId }))
    })

    let call = httpClient(server.url)
    const ask = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
      const answer = await call(method, `/api/mailings${path && `/${path}`}`, { cookie: admin.cookie, body })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Data
    }
    const { id } = await ask<{ id: string }>('POST', '', {
      subject: 'To {{fullName}}',
      kind: 'news',
      audience: { to: 'members' },
      blocks: [{ type: 'paragraph', text: 'Dear {{firstName}}, your number is {{number}}.' }],
      key: randomUUID(),
    })
    const detail = (): Promise<MailingDetail> => ask('GET', `${id}/detail`)
    const { updatedAt } = await detail()
    const started = Date.now()
    await ask('POST', `${id}/send`, { updatedAt })
    await until('a third is sent', () => smtp.mails.length > people / 3, deadlineMs)
    await server.end('SIGKILL')
    await endLeases(db)
    server = await startServer({ dataDir, env })
    call = httpClient(server.url)
    const isSent = async (): Promise<boolean> => {
      await makeJobsDue(db)
      return (await detail()).status === 'sent'
    }
    await until('all is sent', isSent, deadlineMs)
    const isBounced = async (): Promise<boolean> => {
      await makeJobsDue(db)
      const { figures } = (await detail()).report
      const arrived = smtp.mails.filter(({ to }) => bounced.has(to)).length
      return figures.bounced >= refused.size + arrived
    }
    await until('all bounces are read', isBounced, deadlineMs)
    const seconds = (Date.now() - started) / 1000
    const { figures } = (await detail()).report
    const times = new Map<string, number>()
    for (const { to } of smtp.mails) times.set(to, (times.get(to) ?? 0) + 1)
    const missing = emails.filter((email) => !times.has(email) && !refused.has(email))
    const uncertain = await db
      .collection('mailing-recipients')
      .find({ mailing: new ObjectId(id), state: 'uncertain' })
      .toArray()
    const perhaps = new Set(uncertain.map(({ email }) => String(email)))
    return {
      received: smtp.mails.length,
      twice: [...times.values()].filter((count) => count > 1).length,
      lost: missing.filter((email) => !perhaps.has(email)).length,
      refused: refused.size,
      bounced: smtp.mails.filter(({ to }) => bounced.has(to)).length,
      report: required(figures),
      seconds,
    }
  } finally {
    await server?.end()
    await client.close()
    await smtp.stop()
    await imap.stop()
    await engine.stop()
    await removeDataDir(dataDir)
  }
}

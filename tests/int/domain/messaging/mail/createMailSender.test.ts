import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { queueMail } from '../../../../../domain/messaging/mail'
import { type MailSender, createMailSender } from '../../../../../domain/messaging/mail/createMailSender'
import {
  claimNext,
  markHandedOver,
  markSent,
  releaseAbandoned,
} from '../../../../../domain/messaging/mail/outboxRepository'
import { smtpSettingsOf } from '../../../../../services/mail/smtpSettings'
import type { SmtpServer } from '../../../../fakes/smtpServer'
import { newEmail } from '../../../../helpers/accounts'
import { startSmtp, waitForMail } from '../../../../helpers/smtp'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { required } from '../../../../helpers/required'

const DEADLINE_MS = 90_000

let app: TestApp
let smtp: SmtpServer
let senders: MailSender[]
let logged: string

beforeAll(async () => {
  app = await startTestPayload()
  await app.payload.updateGlobal({
    slug: 'site-settings',
    data: { name: 'Association of Engineers', shortName: 'ACE', email: 'office@example.org' },
    overrideAccess: true, // the test sets it up
  })
})
beforeEach(async () => {
  smtp = await startSmtp()
  senders = []
  logged = ''
  await modelOf(app.payload, 'outbox').deleteMany({})
})
afterEach(async () => {
  smtp.release()
  await Promise.all(senders.map((sender) => sender.stop()))
  await smtp.stop()
})
afterAll(() => app.stop())

/** A sender as in another process. */
const startSender = ({ isAlone = false, url = smtp.url } = {}): MailSender => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) })
  const sender = createMailSender({
    payload: app.payload,
    log,
    smtp: smtpSettingsOf(url),
    from: 'no-reply@ace.test',
    firstRetryMs: 20,
    isAlone,
  })
  senders.push(sender)
  return sender
}

const queue = (to: string, subject = 'Hello'): Promise<void> =>
  queueMail(app.payload, {
    template: 'contactMessageReceived',
    to,
    data: {
      messageId: '1',
      name: 'Nyandeng Deng',
      email: 'writer@example.org',
      subject,
      message: 'How do I join?',
    },
    dedupeKey: randomUUID(),
  })

const queueMany = async (count: number): Promise<string[]> => {
  const addresses = Array.from({ length: count }, newEmail)
  for (const address of addresses) await queue(address)
  return addresses
}

interface Row {
  _id: unknown
  status: string
  attempts: number
  lastError?: string
  data?: unknown
  lease?: string
}
const rowOf = async (to: string): Promise<Row> =>
  required(await modelOf(app.payload, 'outbox').findOne({ to }).lean<Row>())
const count = (filter: object): Promise<number> => modelOf(app.payload, 'outbox').countDocuments(filter)
const untilAll = (status: string, total: number): Promise<void> =>
  until(`${total} mails are ${status}`, async () => (await count({ status })) === total, DEADLINE_MS)

const recipients = (): string[] => smtp.mails.map(({ to }) => to).sort()

describe('a mail', () => {
  it('arrives once, as HTML and text, from the association, with the right reply address', async () => {
    startSender()
    const to = newEmail()
    await queue(to, 'Grüße aus جوبا')
    const mail = await waitForMail(smtp, to)
    await untilAll('sent', 1)
    expect(smtp.mails).toHaveLength(1)
    expect(mail).toMatchObject({
      from: { name: 'Association of Engineers', address: 'no-reply@ace.test' },
      replyTo: ['writer@example.org'],
      subject: 'Contact form: Grüße aus جوبا',
    })
    expect(mail.text).toContain('> How do I join?')
    expect(mail.html).toContain('How do I join?</blockquote>')
    const row = await rowOf(to)
    expect(mail.messageId).toMatch(new RegExp(`^<${String(row._id)}-[0-9a-f]{16}@ace\\.test>$`))
    expect(mail.headers['auto-submitted']).toBe('auto-generated')
    expect(row).toMatchObject({ status: 'sent', attempts: 1 })
    expect(row.lastError ?? null).toBeNull()
  })

  it('queued twice with one key is sent once', async () => {
    const to = newEmail()
    const dedupeKey = randomUUID()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        queueMail(app.payload, { template: 'accountExists', to, data: {}, dedupeKey }),
      ),
    )
    startSender()
    await untilAll('sent', 1)
    expect(recipients()).toEqual([to])
  })

  it('with a secret is encrypted in the database, and erased once sent', async () => {
    const to = newEmail()
    await queueMail(app.payload, {
      template: 'plain',
      to,
      data: { subject: 'A link', text: 'https://ace.test/auth?token=very-secret' },
      dedupeKey: randomUUID(),
    })
    expect(JSON.stringify((await rowOf(to)).data)).not.toContain('very-secret')
    startSender()
    expect((await waitForMail(smtp, to)).links).toEqual(['https://ace.test/auth?token=very-secret'])
    await untilAll('sent', 1)
    expect((await rowOf(to)).data).toBeUndefined()
  })

  it('cannot add headers or recipients', async () => {
    startSender()
    const to = newEmail()
    await queueMail(app.payload, {
      template: 'contactMessageReceived',
      to,
      data: {
        messageId: '1',
        name: 'A\r\nBcc: b@example.org',
        email: 'writer@example.org',
        subject: 'Hi\r\nBcc: c@example.org\r\n\r\n<b>x</b>',
        message: '\r\n.\r\nMAIL FROM:<d@example.org>',
      },
      dedupeKey: randomUUID(),
    })
    const mail = await waitForMail(smtp, to)
    expect(recipients()).toEqual([to])
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    expect(mail.subject).toBe('Contact form: Hi Bcc: c@example.org <b>x</b>')
    expect(mail.text).toContain('MAIL FROM:<d@example.org>')
    const dedupeKeys = [randomUUID(), randomUUID()] as const
    await queueMail(app.payload, {
      template: 'accountExists',
      to: `${newEmail()}, ${newEmail()}`,
      data: {},
      dedupeKey: dedupeKeys[0],
    })
    await queueMail(app.payload, {
      template: 'accountExists',
      to: `${newEmail()}\r\nBcc: e@example.org`,
      data: {},
      dedupeKey: dedupeKeys[1],
    })
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({
        dedupeKey: { $in: dedupeKeys },
        status: 'failed',
      }),
    ).toBe(2)
  })

  it('whose data no longer fits its template is set aside', async () => {
    await app.payload.db.create({
      collection: 'outbox',
      data: {
        template: 'gone',
        to: 'a@example.org',
        dedupeKey: randomUUID(),
        status: 'queued',
        attempts: 0,
        nextAttemptAt: new Date(),
        queuedAt: new Date(),
      },
    })
    startSender()
    await untilAll('failed', 1)
    expect((await rowOf('a@example.org')).lastError).toContain('There is no template "gone"')
  })

  it('that waited for more than a week is set aside', async () => {
    const to = newEmail()
    await queue(to)
    await modelOf(app.payload, 'outbox').updateOne(
      { to },
      { $set: { queuedAt: new Date(Date.now() - 8 * 24 * 60 * 60_000) } },
    )
    startSender()
    await untilAll('failed', 1)
    expect(smtp.mails).toEqual([])
  })
})

describe('a mail server', () => {
  it('that answers "not now" is retried', async () => {
    smtp.failNext('defer', 3)
    startSender()
    const to = newEmail()
    await queue(to)
    await untilAll('sent', 1)
    expect(recipients()).toEqual([to])
    expect((await rowOf(to)).attempts).toBe(4)
  })

  it('that refuses a recipient is not retried, and the others get their mail', async () => {
    smtp.failNext('reject')
    const refused = newEmail()
    await queue(refused)
    const sender = startSender()
    await untilAll('failed', 1)
    expect((await rowOf(refused)).lastError).toContain('550')
    const [other] = await queueMany(1)
    await untilAll('sent', 1)
    await sender.stop()
    expect(recipients()).toEqual([other])
    expect(logged).not.toContain(refused)
  })

  it('that closes the connection before the mail ends is retried, and delivers it once', async () => {
    smtp.failNext('dropEarly', 2)
    startSender()
    const to = newEmail()
    await queue(to)
    await untilAll('sent', 1)
    expect(recipients()).toEqual([to])
    expect((await rowOf(to)).attempts).toBe(3)
  })

  it('that closes the connection after the mail but before its answer is not retried', async () => {
    smtp.failNext('dropAfterTaking')
    startSender()
    const to = newEmail()
    await queue(to)
    await untilAll('uncertain', 1)
    const [after] = await queueMany(1)
    await untilAll('sent', 1)
    expect(recipients()).toEqual([to, after].sort())
    expect((await rowOf(to)).lastError).toContain('It may have been delivered')
  })

  it('that is down for a while loses nothing and receives nothing twice', async () => {
    await smtp.goDown()
    startSender()
    startSender()
    const addresses = await queueMany(40)
    await until(
      'somebody tried',
      async () => (await count({ attempts: { $gt: 1 }, lastError: { $exists: true } })) > 0,
      DEADLINE_MS,
    )
    expect(await count({ status: { $in: ['queued', 'sending'] } })).toBe(40)
    expect(logged).not.toContain('@example.org')
    await smtp.comeUp()
    await untilAll('sent', 40)
    expect(recipients()).toEqual(addresses.sort())
  })

  it('that is slow occupies two connections of a process at most', async () => {
    smtp.failNext('hold', 2)
    startSender()
    const addresses = await queueMany(10)
    await until('two mails are held', () => smtp.held() === 2, DEADLINE_MS)
    expect(await count({ status: 'sending' })).toBe(2)
    smtp.release()
    await untilAll('sent', 10)
    expect(recipients()).toEqual(addresses.sort())
    expect(smtp.mostConnections()).toBeLessThanOrEqual(2)
  })

  it('that holds one mail does not hold up a mail that is queued after it', async () => {
    smtp.failNext('hold')
    startSender()
    await queueMany(1)
    await until('the first mail is held', () => smtp.held() === 1, DEADLINE_MS)
    const [later] = await queueMany(1)
    await until('the later mail arrives', () => recipients().includes(required(later)), DEADLINE_MS)
    await untilAll('sent', 1)
    expect(smtp.held()).toBe(1)
    smtp.release()
    await untilAll('sent', 2)
  })
})

describe('several processes', () => {
  it('send each mail once between them', async () => {
    const addresses = await queueMany(120)
    for (let started = 0; started < 4; started += 1) startSender()
    await untilAll('sent', 120)
    expect(recipients()).toEqual(addresses.sort())
    expect(await count({ attempts: { $ne: 1 } })).toBe(0)
  })

  it('claim a mail once, however many try at a time', async () => {
    await queueMany(1)
    const claims = await Promise.all(Array.from({ length: 50 }, () => claimNext(app.payload)))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it('take over a claimed mail that was not sent, and the first process can no longer send it', async () => {
    const [to] = await queueMany(1)
    const mail = required(await claimNext(app.payload))
    await modelOf(app.payload, 'outbox').updateOne({ _id: mail.id }, { $set: { leaseUntil: new Date(0) } })
    expect(await markHandedOver(app.payload, mail)).toBe(false)
    startSender()
    await untilAll('sent', 1)
    expect(await markHandedOver(app.payload, mail)).toBe(false)
    expect(await markSent(app.payload, mail, { isForgotten: false })).toBe(false)
    expect(recipients()).toEqual([to])
  })

  it('do not touch a mail that was sent but not acknowledged, until its process acknowledges it', async () => {
    await queueMany(1)
    const mail = required(await claimNext(app.payload))
    expect(await markHandedOver(app.payload, mail)).toBe(true)
    await releaseAbandoned(app.payload, { isAlone: false })
    expect(await count({ status: 'sending' })).toBe(1)
    await modelOf(app.payload, 'outbox').updateOne({ _id: mail.id }, { $set: { leaseUntil: new Date(0) } })
    startSender()
    await untilAll('uncertain', 1)
    expect(await markSent(app.payload, mail, { isForgotten: false })).toBe(true)
    await untilAll('sent', 1)
    expect(smtp.mails).toEqual([])
  })

  it('release at once what an earlier process left, when there is one process', async () => {
    const [to] = await queueMany(2)
    const [first, second] = [required(await claimNext(app.payload)), required(await claimNext(app.payload))]
    await markHandedOver(app.payload, second)
    startSender({ isAlone: true })
    await untilAll('sent', 1)
    expect([first.to, recipients()]).toEqual([to, [to]])
    expect(await count({ status: 'uncertain' })).toBe(1)
  })

  it('finish what is in progress when they stop', async () => {
    smtp.failNext('hold')
    const sender = startSender()
    const to = newEmail()
    await queue(to)
    await until('the mail is held', () => smtp.held() === 1, DEADLINE_MS)
    const stopped = sender.stop()
    smtp.release()
    await stopped
    expect((await rowOf(to)).status).toBe('sent')
    await queueMany(1)
    expect(await count({ status: 'queued' })).toBe(1)
  })
})

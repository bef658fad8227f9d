import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerKey } from '../../../../../domain/messaging/contactMessages/contactMails'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { queueMail } from '../../../../../domain/messaging/mail'
import { addressWith, messageIdOf, signMailToken } from '../../../../../domain/messaging/mail/mailTokens'
import { readMailAddress } from '../../../../../domain/messaging/mailAddresses'
import { pollMailbox, tellPaused } from '../../../../../domain/messaging/mailbox'
import { modelOf } from '../../../../../platform/database'
import { type FakeImap, startFakeImap } from '../../../../fakes/imapServer'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { deliveryReport, writtenMail } from '../../../../helpers/bounces'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const MAILBOX = 'inbox@ace.test'

let app: TestApp
let imap: FakeImap
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  imap = await startFakeImap()
  process.env.MAILBOX_ADDRESS = MAILBOX
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(async () => {
  delete process.env.MAILBOX_ADDRESS
  await imap.stop()
  await app.stop()
})

const poll = (): Promise<void> => pollMailbox(app.payload, undefined, { url: imap.url })
const to = (token: string): string => addressWith(MAILBOX, signMailToken(app.payload, token))

/** A mail of the outbox to an address: its id. */
const sentTo = async (email: string): Promise<string> => {
  const dedupeKey = randomUUID()
  await queueMail(app.payload, { template: 'accountExists', to: email, data: {}, dedupeKey })
  const mail = await modelOf(app.payload, 'outbox').findOne({ dedupeKey }).lean<{ _id: unknown }>()
  return String(mail?._id)
}
const idOf = (mail: string): string => `<${messageIdOf(app.payload, mail, 0, 'ace.test')}>`

/** A contact message that was answered, with the token of its answer. */
const answered = async (email: string): Promise<{ id: string; token: string }> => {
  const { id } = await app.payload.create({
    collection: 'contact-messages',
    data: { name: 'Deng', email, subject: 'A question', message: 'How?', status: 'new' },
    overrideAccess: true, // the test prepares its data
  })
  const answer = await app.request('POST', `/api/contact-messages/${id}/answer`, {
    as: admin,
    body: { text: 'Like this.' },
  })
  expect(answer.status).toBe(200)
  const entry = await modelOf(app.payload, 'contact-entries')
    .findOne({ message: id, kind: 'answer' })
    .lean<{ mailToken: string }>()
  return { id, token: required(entry).mailToken }
}
const threadOf = async (id: string): Promise<ContactThread> =>
  (await (
    await app.request('GET', `/api/contact-messages/${id}/thread`, { as: admin })
  ).json()) as ContactThread
const messagesFrom = (email: string): Promise<{ subject: string; message: string }[]> =>
  modelOf(app.payload, 'contact-messages')
    .find({ email })
    .lean<{ subject: string; message: string }[]>()
    .exec()

describe('bounces', () => {
  it('pause an address after three mails, tell the secretary once, and hold invoices back; staff resume it', async () => {
    const person = await makeAccount(app.payload, { fullName: 'Bounced Person' })
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: 'office@ace.test' },
      overrideAccess: true, // the test’s own setting
    })
    const report = (mail: string, status?: string, action?: string): void =>
      imap.deliver(
        deliveryReport({
          to: to(`b-${mail}`),
          recipient: person.email,
          messageId: idOf(mail),
          ...(status && { status }),
          ...(action && { action }),
        }),
      )
    const mails = await Promise.all(Array.from({ length: 5 }, () => sentTo(person.email)))
    for (const mail of mails.slice(0, 2)) report(mail)
    report(required(mails[0])) // told twice
    report(required(mails[3]), '4.2.2', 'delayed')
    await poll()
    expect(await readMailAddress(app.payload, person.email)).toMatchObject({
      pausedAt: null,
      bounces: [{ isPermanent: false }, { isPermanent: true }, { isPermanent: true }],
    })
    // by the Message-ID in the report, where the envelope was rewritten
    imap.deliver(
      deliveryReport({ to: MAILBOX, recipient: person.email, messageId: idOf(required(mails[2])) }),
    )
    await Promise.all([poll(), poll()])
    expect((await readMailAddress(app.payload, person.email)).pausedAt).not.toBeNull()
    await tellPaused(app.payload)
    await tellPaused(app.payload)
    const told = (await mailsTo(app.payload, 'office@ace.test')).filter(
      ({ subject }) => subject === 'Emails to Bounced Person come back',
    )
    expect(told).toHaveLength(1)
    const tasks = await modelOf(app.payload, 'tasks').countDocuments({ person: person.id })
    expect(tasks).toBe(1)

    const receipt = { fullName: 'Bounced Person', email: person.email, grade: 'honorary' as const }
    const queue = (dedupeKey: string): Promise<void> =>
      queueMail(app.payload, { template: 'nominationApproved', to: person.email, data: receipt, dedupeKey })
    const held = randomUUID()
    await queue(held)
    const resumed = await app.request('POST', `/api/consents/${person.id}/resume`, { as: admin })
    expect(resumed.status).toBe(200)
    const sent = randomUUID()
    await queue(sent)
    const all = await mailsTo(app.payload, person.email)
    expect(all.find(({ dedupeKey }) => dedupeKey === held)?.status).toBe('failed')
    expect(all.find(({ dedupeKey }) => dedupeKey === sent)?.status).toBe('queued')
  })

  it('that nobody signed count for nobody', async () => {
    const person = await makeAccount(app.payload)
    const mail = await sentTo(person.email)
    imap.deliver(
      deliveryReport({
        to: addressWith(MAILBOX, `b-${mail}-0123456789abcdef`),
        recipient: person.email,
        messageId: `<${mail}-0123456789abcdef@ace.test>`,
      }),
    )
    await poll()
    expect((await readMailAddress(app.payload, person.email)).bounces).toEqual([])
  })
})

describe('replies', () => {
  it('join their thread by the address, once, and the thread waits for an answer again', async () => {
    const { id, token } = await answered('deng@example.org')
    const reply = writtenMail({ from: 'Deng <deng@example.org>', to: to(`t-${token}`), text: 'And the fee?' })
    imap.deliver(reply)
    await poll()
    imap.deliver(reply)
    imap.renumber()
    await poll()
    const { message, entries } = await threadOf(id)
    expect(message.status).toBe('open')
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['answer', 'Like this.'],
      ['incoming', 'And the fee?'],
    ])
  })

  it('join it by the mail that they answer', async () => {
    const { id } = await answered('akol@example.org')
    const mail = await modelOf(app.payload, 'outbox')
      .findOne({ dedupeKey: answerKey(id) })
      .lean<{ _id: unknown }>()
    imap.deliver(
      writtenMail({
        from: 'akol@example.org',
        to: MAILBOX,
        headers: [`In-Reply-To: ${idOf(String(mail?._id))}`],
      }),
    )
    await poll()
    expect((await threadOf(id)).entries.at(-1)).toMatchObject({
      kind: 'incoming',
      author: 'akol@example.org',
    })
  })

  it('of a program join it without asking anybody, and open none', async () => {
    const { id, token } = await answered('away@example.org')
    const headers = ['Auto-Submitted: auto-replied']
    imap.deliver(writtenMail({ from: 'away@example.org', to: to(`t-${token}`), headers, text: 'I am away.' }))
    imap.deliver(writtenMail({ from: 'vacation@example.org', to: MAILBOX, headers }))
    await poll()
    const { message, entries } = await threadOf(id)
    expect(entries.at(-1)).toMatchObject({ text: 'I am away.', isAutomatic: true })
    expect(message.status).toBe('answered')
    expect(await messagesFrom('vacation@example.org')).toEqual([])
  })

  it('of nobody known open a thread, and one that cannot be read fails alone', async () => {
    imap.deliver(
      Buffer.from(
        `Content-Type: multipart/mixed; boundary="a"\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary="a"\r\n\r\n'.repeat(40)}`,
      ),
    )
    imap.deliver(
      [
        'From: "Nyok" <nyok@example.org>',
        `To: ${MAILBOX}`,
        'Subject: =?utf-8?B?U2Now7ZuZQ==?= Bcc: x',
        'Message-ID: <html@example.org>',
        'MIME-Version: 1.0',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<style>p{}</style><p>How do I <b>join</b>?</p><script>alert(1)</script><img src="https://t.example/x">',
      ].join('\r\n'),
    )
    await poll()
    expect(await messagesFrom('nyok@example.org')).toMatchObject([{ message: 'How do I join?' }])
  })

  it('that take too long are left to people, and the next ones are read', async () => {
    const tasks = (): Promise<number> =>
      modelOf(app.payload, 'tasks').countDocuments({ title: 'A mail in the mailbox could not be read' })
    const before = await tasks()
    imap.deliver(writtenMail({ from: 'slow@example.org', to: MAILBOX, subject: 'Slow' }))
    await pollMailbox(app.payload, undefined, { url: imap.url, mailMs: 0 })
    expect(await tasks()).toBe(before + 1)
    imap.deliver(writtenMail({ from: 'next@example.org', to: MAILBOX, subject: 'Next' }))
    await poll()
    expect(await messagesFrom('next@example.org')).toMatchObject([{ subject: 'Next' }])
    expect(await tasks()).toBe(before + 1)
  })

  it('go on where the connection was cut', async () => {
    imap.deliver(writtenMail({ from: 'cut@example.org', to: MAILBOX, subject: 'One' }))
    imap.cutNext()
    await poll().catch(() => undefined)
    await poll()
    expect(await messagesFrom('cut@example.org')).toMatchObject([{ subject: 'One' }])
  })
})

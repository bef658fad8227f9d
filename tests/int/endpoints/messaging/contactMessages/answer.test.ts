import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catchUpContactMails } from '../../../../../domain/messaging/contactMessages/receiveContactMessage'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { createLogger } from '../../../../../platform/logger'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Zuor Colleague' })
  member = await makeAccount(app.payload, { roles: ['member'] })
})
afterAll(() => app.stop())

interface Message {
  id: string
  email: string
}

const makeMessage = async (): Promise<Message> =>
  app.payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Achol',
      email: newEmail(),
      subject: 'A question',
      message: 'How do I join?',
      status: 'new',
    },
    overrideAccess: true, // the test prepares its data
  })

const answer = (id: string, text: unknown, as: Account | undefined = admin): Promise<Response> =>
  app.request('POST', `/api/contact-messages/${id}/answer`, { as, body: { text } })
const read = async (id: string): Promise<ContactThread> =>
  (
    await app.request('GET', `/api/contact-messages/${id}/thread`, { as: admin })
  ).json() as Promise<ContactThread>
/** The texts of a thread with who wrote them, in its order. */
const said = async (id: string): Promise<[kind: string, author: string, text: string][]> =>
  (await read(id)).entries.map(({ kind, author, text }) => [kind, author, text])
/** The time of a message, so many hours ago. */
const writtenAgo = (id: string, hours: number): Promise<unknown> =>
  modelOf(app.payload, 'contact-messages').collection.updateOne(
    { _id: new ObjectId(id) },
    { $set: { createdAt: new Date(Date.now() - hours * 60 * 60_000) } },
  )

describe('an answer', () => {
  it('is recorded with the message and mailed to its sender', async () => {
    const { id, email } = await makeMessage()
    const response = await answer(id, '  Through the website.\n\nKind regards ')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ outcome: 'answered' })
    expect((await read(id)).message).toMatchObject({ status: 'answered', answers: 1, minutesToAnswer: 0 })
    expect(await said(id)).toEqual([['answer', 'Achol Admin', 'Through the website.\n\nKind regards']])
    const [mail, ...others] = await mailsTo(app.payload, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Re: A question')
    expect(mail?.text).toContain('Dear Achol,\n\nThrough the website.\n\nKind regards')
    expect(mail?.text).toContain('> How do I join?')
  })

  it('is sent once, however often it is given', async () => {
    const { id, email } = await makeMessage()
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => answer(id, 'Yes.')))).map(
      ({ status }) => status,
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await mailsTo(app.payload, email)).toHaveLength(1)
  })

  it('is recorded once when two colleagues answer at the same time', async () => {
    const { id, email } = await makeMessage()
    const [mine, theirs] = await Promise.all([answer(id, 'Yes.'), answer(id, 'No.', colleague)])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
    const given = mine.status === 200 ? 'Yes.' : 'No.'
    expect((await said(id)).map(([, , text]) => text)).toEqual([given])
    const mails = await mailsTo(app.payload, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(given)
  })

  it('can be followed by others, each sent once, but does not overwrite a colleague’s', async () => {
    const { id, email } = await makeMessage()
    const again = (text: string, after: number, as = admin): Promise<Response> =>
      app.request('POST', `/api/contact-messages/${id}/answer`, { as, body: { text, after } })
    expect((await again('Too early.', 1)).status).toBe(409)
    expect((await answer(id, 'Yes.')).status).toBe(200)
    expect((await answer(id, 'Not seen.')).status).toBe(409)
    const [mine, theirs] = await Promise.all([again('Also in Wau.', 1), again('Only in Juba.', 1, colleague)])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
    const [text, as] =
      mine.status === 200 ? (['Also in Wau.', admin] as const) : (['Only in Juba.', colleague] as const)
    expect((await again(text, 1, as)).status).toBe(200)
    expect((await again('And by post.', 2)).status).toBe(200)
    expect(await said(id)).toEqual([
      ['answer', 'Achol Admin', 'Yes.'],
      ['answer', as === admin ? 'Achol Admin' : 'Zuor Colleague', text],
      ['answer', 'Achol Admin', 'And by post.'],
    ])
    expect((await read(id)).message.answers).toBe(3)
    const mails = await mailsTo(app.payload, email)
    expect(mails).toHaveLength(3)
    expect(mails.filter((mail) => mail.text.includes('And by post.'))).toHaveLength(1)
  })

  it('that was recorded before a crash is sent once by the job', async () => {
    const { id, email } = await makeMessage()
    await modelOf(app.payload, 'contact-entries').create({
      message: id,
      kind: 'answer',
      place: 0,
      text: 'Yes.',
      author: admin.id,
      needsFinalising: true,
      createdAt: new Date(Date.now() - 2 * 60_000),
    })
    const context = {
      payload: app.payload,
      log: createLogger('silent'),
      signal: new AbortController().signal,
    }
    await catchUpContactMails.run(context)
    await catchUpContactMails.run(context)
    expect((await mailsTo(app.payload, email)).map(({ template }) => template)).toEqual([
      'contactMessageAnswered',
    ])
    expect((await read(id)).message).toMatchObject({ status: 'answered', answers: 1 })
  })

  it('shows its mail, which can be sent again when it failed', async () => {
    const { id } = await makeMessage()
    expect((await answer(id, 'Like this.', colleague)).status).toBe(200)
    const mail = async () => (await read(id)).entries[0]?.mail
    expect((await mail())?.status).toBe('queued')
    await modelOf(app.payload, 'outbox').updateOne(
      { dedupeKey: `contactMessageAnswered:${id}` },
      { $set: { status: 'failed' } },
    )
    const failed = required(await mail())
    expect(failed.status).toBe('failed')
    expect(
      (
        await app.request('POST', `/api/outbox/${failed.id}/resend`, {
          as: admin,
          body: { updatedAt: failed.updatedAt },
        })
      ).status,
    ).toBe(200)
    expect((await mail())?.status).toBe('queued')
  })

  it('records how long the first one took, and no later one changes that', async () => {
    const { id } = await makeMessage()
    await writtenAgo(id, 5)
    expect((await answer(id, 'Yes.')).status).toBe(200)
    await writtenAgo(id, 9)
    expect(
      (
        await app.request('POST', `/api/contact-messages/${id}/answer`, {
          as: admin,
          body: { text: 'And no.', after: 1 },
        })
      ).status,
    ).toBe(200)
    expect((await read(id)).message.minutesToAnswer).toBe(300)
  })

  it('brings its files, which staff and nobody else open, and which go with the thread', async () => {
    const { id, email } = await makeMessage()
    const pdf = makePdf({ title: 'The form' })
    const upload = async (as: Account): Promise<string> => {
      const headers = beginning(pdf.length, 'answerAttachment')
      const key = keyIn(await app.request('POST', '/api/uploads', { as, headers }))
      await app.request('PATCH', `/api/uploads/${key}`, {
        as,
        headers: pieceAt(0),
        body: new Uint8Array(pdf),
      })
      return key
    }
    expect(
      (
        await app.request('POST', '/api/uploads', {
          as: member,
          headers: beginning(pdf.length, 'answerAttachment'),
        })
      ).status,
    ).toBe(403)
    const key = await upload(admin)
    const body = { text: 'See the form.', attachments: [{ key, name: 'Form 1' }] }
    const send = (as: Account, sent: object = body) =>
      app.request('POST', `/api/contact-messages/${id}/answer`, { as, body: sent })
    expect((await send(colleague)).status).toBe(404) // another person's upload
    expect((await send(admin, { ...body, attachments: Array(6).fill(body.attachments[0]) })).status).toBe(400)
    expect((await Promise.all([send(admin), send(admin)])).some(({ status }) => status === 200)).toBe(true)
    expect((await send(admin)).status).toBe(200)
    const { entries } = await read(id)
    expect(entries).toHaveLength(1)
    const [file] = required(entries[0]).attachments
    expect(file).toMatchObject({ name: 'Form 1.pdf', contentType: 'application/pdf', size: pdf.length })
    const path = `/api/contact-messages/${id}/attachments/${required(file).id}`
    const opened = await app.request('GET', path, { as: colleague })
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
    expect((await app.request('GET', path, { as: member })).status).toBe(403)
    const other = (await makeMessage()).id
    expect((await app.request('GET', path.replace(id, other), { as: admin })).status).toBe(404)
    const [mail] = await mailsTo(app.payload, email)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Form 1.pdf'])
    expect((await app.request('DELETE', `/api/contact-messages/${id}`, { as: admin })).status).toBe(200)
    expect(await modelOf(app.payload, 'contact-entries').countDocuments({ message: id })).toBe(0)
    expect(await modelOf(app.payload, 'files').countDocuments({ _id: required(file).id })).toBe(0)
  })

  it('is refused when it is empty or too long, for another role, and for an unknown message', async () => {
    const { id, email } = await makeMessage()
    for (const text of ['', '   ', 'x'.repeat(10_001), 7, null])
      expect((await answer(id, text)).status).toBe(400)
    expect(
      (await app.request('POST', `/api/contact-messages/${id}/answer`, { body: { text: 'Yes.' } })).status,
    ).toBe(401)
    expect((await answer(id, 'Yes.', member)).status).toBe(403)
    expect((await answer('0'.repeat(24), 'Yes.')).status).toBe(404)
    expect((await answer('nothing', 'Yes.')).status).toBe(404)
    expect(await mailsTo(app.payload, email)).toEqual([])
    expect(await read(id)).toMatchObject({ message: { status: 'new' }, entries: [] })
  })
})

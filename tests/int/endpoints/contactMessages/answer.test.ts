import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catchUpContactMails } from '../../../../domain/contactMessages/catchUpContactMails'
import { createLogger } from '../../../../platform/logger'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../helpers/accounts'
import { mailsTo } from '../../../helpers/mails'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  colleague = await makeAccount(app.payload, { roles: ['admin'] })
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
const read = async (id: string): Promise<Record<string, unknown>> =>
  (await app.request('GET', `/api/contact-messages/${id}?depth=0`, { as: admin })).json() as Promise<
    Record<string, unknown>
  >

describe('an answer', () => {
  it('is recorded with the message and mailed to its sender', async () => {
    const { id, email } = await makeMessage()
    const response = await answer(id, '  Through the website.\n\nKind regards ')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ outcome: 'answered' })
    expect(await read(id)).toMatchObject({
      status: 'answered',
      answer: 'Through the website.\n\nKind regards',
      answeredBy: admin.id,
    })
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
    expect(await read(id)).toMatchObject({ answer: given })
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
    expect(await read(id)).toMatchObject({
      answer: 'Yes.',
      furtherAnswers: [
        { text, by: as.id },
        { text: 'And by post.', by: admin.id },
      ],
    })
    const mails = await mailsTo(app.payload, email)
    expect(mails).toHaveLength(3)
    expect(mails.filter((mail) => mail.text.includes('And by post.'))).toHaveLength(1)
  })

  it('that was recorded before a crash is sent once by the job', async () => {
    const { id, email } = await makeMessage()
    await modelOf(app.payload, 'contact-messages').updateOne(
      { _id: id },
      { $set: { answer: 'Yes.', answeredBy: admin.id, answeredAt: new Date(), status: 'answered' } },
    )
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
    expect(await read(id)).toMatchObject({ status: 'new' })
  })
})

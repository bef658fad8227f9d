import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { newAddress } from '../../../../helpers/httpClient'
import { mailsTo } from '../../../../helpers/mails'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const MESSAGE = {
  name: 'Nyandeng Deng',
  email: 'Nyandeng@Example.org',
  subject: 'A question',
  message: 'How do I join?',
}

let app: TestApp
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  member = await makeAccount(app.payload, { roles: ['member'] })
  await app.payload.updateGlobal({
    slug: 'site-settings',
    data: { name: 'ACE', shortName: 'ACE', email: 'office@example.org' },
    overrideAccess: true, // the test sets it up
  })
})
afterAll(() => app.stop())

const send = (
  body: unknown,
  {
    as,
    address = newAddress(),
    headers,
  }: { as?: Account; address?: string; headers?: Record<string, string> } = {},
): Promise<Response> =>
  app.request('POST', '/api/contact-messages', {
    as,
    body,
    headers: { 'x-client-address': address, ...headers },
  })

const stored = async (subject: string) =>
  (
    await app.payload.find({
      collection: 'contact-messages',
      where: { subject: { equals: subject } },
      depth: 0,
      overrideAccess: true, // the test checks the result
    })
  ).docs

describe('a contact message', () => {
  // proves: C218
  it('is stored as new, and sent to the office once', async () => {
    const response = await send({ ...MESSAGE, subject: 'Kept' })
    expect(response.status).toBe(201)
    const [message, ...others] = await stored('Kept')
    expect(others).toEqual([])
    expect(message).toMatchObject({
      status: 'new',
      name: 'Nyandeng Deng',
      email: 'nyandeng@example.org',
      message: 'How do I join?',
    })
    expect(message?.user ?? null).toBeNull()
    const { docs: mails } = await app.payload.find({
      collection: 'outbox',
      where: { dedupeKey: { equals: `contactMessageReceived:${message?.id}` } },
      overrideAccess: true, // the test checks the result
    })
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      ['office@example.org', 'contactMessageReceived'],
    ])
  })

  it('is sent to the address in the staff settings, if there is one', async () => {
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: 'desk@example.org' },
      overrideAccess: true, // the test sets it up
    })
    await send({ ...MESSAGE, subject: 'To the desk' })
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: null },
      overrideAccess: true, // as before
    })
    const [mail] = await mailsTo(app.payload, 'desk@example.org')
    expect(mail?.subject).toBe('Contact form: To the desk')
    expect(mail?.replyTo).toBe('nyandeng@example.org')
  })

  it('records the signed-in sender', async () => {
    await send({ ...MESSAGE, subject: 'From a member' }, { as: member })
    expect((await stored('From a member'))[0]?.user).toBe(member.id)
  })

  // proves: C172
  it('is refused with the name of the invalid field', async () => {
    const response = await send({ ...MESSAGE, email: 'nobody', subject: '' })
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'subject'])
  })

  it('cannot set a status, an answer or any other field', async () => {
    expect((await send({ ...MESSAGE, subject: 'Forged', status: 'closed', answer: 'Yes' })).status).toBe(400)
    expect(await stored('Forged')).toEqual([])
  })

  it('is not stored when the hidden field is filled in', async () => {
    expect((await send({ ...MESSAGE, subject: 'Trapped', website: 'https://spam.example' })).status).toBe(201)
    expect(await stored('Trapped')).toEqual([])
  })

  it('is limited to ten for one client', async () => {
    const address = newAddress()
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await send({ ...MESSAGE, subject: 'Many' }, { address })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  it('from a browser without JavaScript is redirected to the page, or answered with the filled form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const good = await send(
      new URLSearchParams({ ...MESSAGE, subject: 'Plain form', website: '' }).toString(),
      { headers },
    )
    expect([good.status, good.headers.get('location')]).toEqual([303, '/contact?sent=yes#form'])
    expect(await stored('Plain form')).toHaveLength(1)
    const bad = await send(new URLSearchParams({ ...MESSAGE, email: 'nobody' }).toString(), { headers })
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { errors: [expect.objectContaining({ field: 'email' })], values: { ...MESSAGE, email: 'nobody' } },
    ])
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WEBHOOK_LIMITS } from '../../../../../domain/integrations/webhooks/webhookRows.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  await app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { secondFactorForStaff: 'optional' },
    overrideAccess: true, // the test sets it up
  })
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterEach(async () => {
  for (const slug of ['webhooks', 'webhook-deliveries', 'audit-log'] as const)
    await modelOf(app.payload, slug).deleteMany({})
})
afterAll(() => app.stop())

interface Answer {
  status: number
  body: Record<string, unknown>
  code?: string
  field?: string
}
const send = async (method: string, path: string, body?: object, as = admin): Promise<Answer> => {
  const answer = await app.request(method, `/api/webhooks${path && `/${path}`}`, {
    as,
    ...(body && { body }),
  })
  const content = (await answer.json()) as Answer['body'] & { errors?: { code: string; field?: string }[] }
  const [error] = content.errors ?? []
  return { status: answer.status, body: content, code: error?.code, field: error?.field }
}
const post = (path: string, body: object = {}, as = admin): Promise<Answer> => send('POST', path, body, as)

const INPUT = {
  name: 'Accounting',
  url: 'https://hooks.example.org/in?key=hidden',
  kinds: ['person.created'],
}
const make = async (input: object = {}): Promise<string> => {
  const { status, body } = await post('', { ...INPUT, ...input })
  expect(status, JSON.stringify(body)).toBe(201)
  return String(body.id)
}
const entries = async () =>
  (await modelOf(app.payload, 'audit-log')
    .find({ subjectCollection: 'webhooks' })
    .sort({ _id: 1 })
    .lean()) as unknown as { action: string; after?: Record<string, unknown> }[]

describe('making and changing a webhook', () => {
  it('is recorded, without what the address may hold as a key', async () => {
    const id = await make()
    expect((await post(`${id}/change`, { ...INPUT, name: 'Books', revision: 0 })).status).toBe(200)
    await post(`${id}/state`, { isActive: false })
    await post(`${id}/state`, { isActive: false })
    await post(`${id}/state`, { isActive: true })
    await post(`${id}/secret`)
    expect((await post(`${id}/remove`)).status).toBe(200)
    expect((await post(`${id}/remove`)).status).toBe(404)
    const recorded = await entries()
    expect(recorded.map(({ action }) => action)).toEqual([
      'webhook.added',
      'webhook.changed',
      'webhook.paused',
      'webhook.resumed',
      'webhook.secret-replaced',
      'webhook.removed',
    ])
    expect(recorded[0]?.after).toMatchObject({ url: 'https://hooks.example.org/in' })
    expect(JSON.stringify(recorded)).not.toMatch(/hidden|whsec/)
  })

  it('needs a fresh proof', async () => {
    const id = await make()
    const late = await makeAccount(app.payload, { roles: ['admin'] })
    await modelOf(app.payload, 'sessions').updateMany(
      { user: late.id },
      { $set: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } },
    )
    for (const [path, body] of [
      ['', INPUT],
      [`${id}/change`, { ...INPUT, revision: 0 }],
      [`${id}/state`, { isActive: false }],
      [`${id}/secret`, {}],
      [`${id}/remove`, {}],
    ] as const)
      expect(await post(path, body, late)).toMatchObject({ status: 401, code: 'reauthentication_required' })
    expect((await send('GET', '', undefined, late)).status).toBe(200)
  })

  it('is refused on top of what a colleague changed', async () => {
    const id = await make()
    const changes = ['One', 'Two', 'Three'].map((name) =>
      post(`${id}/change`, { ...INPUT, name, revision: 0 }),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  it.each([
    ['http://hooks.example.org/', 'url'],
    ['https://user:secret@hooks.example.org/', 'url'],
    ['https://192.168.1.1/', 'url'],
    ['https://[::1]:8443/', 'url'],
    ['ftp://hooks.example.org/', 'url'],
    ['not an address', 'url'],
  ])('refuses the address %s', async (url, field) => {
    expect(await post('', { ...INPUT, url })).toMatchObject({ status: 400, field })
    expect(await modelOf(app.payload, 'webhooks').countDocuments({})).toBe(0)
  })

  it('refuses unknown events, none, and unknown fields', async () => {
    for (const wrong of [
      { kinds: ['person.deleted'] },
      { kinds: [] },
      { secret: 'whsec_x' },
      { pause: null },
    ])
      expect((await post('', { ...INPUT, ...wrong })).status).toBe(400)
  })

  it('is refused beyond the most that there can be', async () => {
    for (let count = 0; count < WEBHOOK_LIMITS.webhooks; count += 1) await make()
    expect(await post('', INPUT)).toMatchObject({ status: 409, code: 'too_many' })
  })
})

describe('reading webhooks', () => {
  it('is for administrators, and for auditors, who change nothing', async () => {
    const id = await make()
    const auditor = await makeAccount(app.payload, { roles: ['auditor'] })
    const registrar = await makeAccount(app.payload, { roles: ['registrar'] })
    expect((await send('GET', '', undefined, auditor)).status).toBe(200)
    expect((await post(`${id}/test`, {}, auditor)).status).toBe(403)
    expect((await send('GET', '', undefined, registrar)).status).toBe(403)
    expect((await send('GET', `${id}/deliveries`, undefined, registrar)).status).toBe(403)
  })

  it('pages the log, narrowed to a state, and tells what may not be asked', async () => {
    const id = await make()
    for (let count = 0; count < 21; count += 1) expect((await post(`${id}/test`)).status).toBe(202)
    const second = await send('GET', `${id}/deliveries?page=2`)
    expect(second.body).toMatchObject({ totalDocs: 21, totalPages: 2, page: 2 })
    expect(second.body.docs).toHaveLength(1)
    expect((await send('GET', `${id}/deliveries?status=failed`)).body).toMatchObject({ totalDocs: 0 })
    expect((await send('GET', `${id}/deliveries?status=all`)).status).toBe(400)
    expect((await send('GET', `${id}/deliveries?page=0`)).status).toBe(400)
    expect((await send('GET', 'nothing/deliveries')).status).toBe(404)
  })
})

describe('sending by hand', () => {
  it('is refused while the webhook is paused, and for a message of another webhook', async () => {
    const [id, other] = [await make(), await make()]
    expect((await post(`${id}/test`)).status).toBe(202)
    const { body } = await send('GET', `${id}/deliveries`)
    const [delivery] = body.docs as { id: string }[]
    expect(await post(`${other}/deliveries/${delivery?.id}/replay`)).toMatchObject({ status: 404 })
    await post(`${id}/state`, { isActive: false })
    expect(await post(`${id}/test`)).toMatchObject({ status: 409, code: 'paused' })
    expect(await post(`${id}/deliveries/${delivery?.id}/replay`)).toMatchObject({ status: 409 })
  })
})

import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount } from '../../../../../domain/people/personalData/eraseAccounts'
import { finalisePayment } from '../../../../../domain/money/payments/finalisePayment'
import { recordPayment } from '../../../../../domain/money/payments/recordPayment'
import type { WebhookEventKind } from '../../../../../domain/integrations/webhookEvents/webhookEvents.schema'
import { modelOf } from '../../../../../platform/database'
import { deleteExpired } from '../../../../../platform/deleteExpired'
import { EXTRA_INDEXES } from '../../../../../collections/indexes'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
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
  await modelOf(app.payload, 'webhooks').deleteMany({})
  await modelOf(app.payload, 'webhook-deliveries').deleteMany({})
})
afterAll(() => app.stop())

const subscribe = async (...kinds: WebhookEventKind[]): Promise<void> => {
  const made = await app.request('POST', '/api/webhooks', {
    as: admin,
    body: { name: 'Accounting', url: 'https://hooks.example.org/', kinds },
  })
  expect(made.status, await made.text()).toBe(201)
}

interface Message {
  type: string
  data: Record<string, unknown>
}
const messages = async (): Promise<Message[]> => {
  const found = await modelOf(app.payload, 'webhook-deliveries')
    .find({})
    .sort({ _id: 1 })
    .lean<{ body: string }[]>()
  return found.map(({ body }) => JSON.parse(body) as Message)
}

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await app.request('POST', path, { as: admin, body })
  const text = await answer.text()
  expect(answer.status, text).toBeLessThan(300)
  return JSON.parse(text) as Record<string, unknown>
}

describe('people', () => {
  it('who sign up are announced once, when they confirm the address, and when they change', async () => {
    await subscribe('person.created', 'person.updated')
    const person = await makeAccount(app.payload)
    expect(await messages()).toEqual([])
    await confirmEmailOf(app.payload, person)
    await confirmEmailOf(app.payload, person)
    const changed = await app.request('PATCH', '/api/profiles/me', {
      as: person,
      body: { fullName: 'Nyandeng Deng Ajak' },
    })
    expect(changed.status, await changed.text()).toBe(200)
    const data = { id: person.id, link: `http://ace.test/admin/users/${person.id}`, email: person.email }
    expect(await messages()).toMatchObject([
      { type: 'person.created', data: { ...data, name: 'Nyandeng Deng' } },
      { type: 'person.updated', data: { ...data, name: 'Nyandeng Deng Ajak' } },
    ])
  })

  it('whom staff enter are announced, with their membership', async () => {
    await subscribe('person.created', 'membership.changed')
    await post('/api/people-imports/person', {
      id: new ObjectId().toHexString(),
      fullName: 'Deng Ajak',
      grade: 'professional',
      startedOn: '2025-01-01',
      expiresOn: '2099-12-31',
    })
    expect(await messages()).toMatchObject([
      { type: 'person.created', data: { name: 'Deng Ajak', email: null } },
      { type: 'membership.changed', data: { grade: 'professional', status: 'active' } },
    ])
  })

  it('who are erased are erased from what is still to be sent', async () => {
    await subscribe('person.created')
    const person = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, person)
    expect(await messages()).toHaveLength(1)
    const profile = await modelOf(app.payload, 'profiles')
      .findOne({ user: person.id })
      .lean<{ _id: unknown }>()
    await eraseAccount(app.payload, { user: person.id, email: person.email, profile: String(profile?._id) })
    expect(await messages()).toEqual([])
  })
})

describe('a membership', () => {
  it('is announced once for each change, and without its reason', async () => {
    await subscribe('membership.changed')
    const person = await makeAccount(app.payload)
    const act = (body: object) =>
      post(`/api/memberships/${person.id}/events`, { date: '2026-01-01', ...body })
    await act({
      kind: 'added',
      registeredName: 'Nyandeng Deng',
      grade: 'professional',
      expiresOn: '2099-12-31',
      reason: 'From the paper register',
    })
    await act({ kind: 'suspended', reason: 'A private matter' })
    const told = await messages()
    expect(told).toMatchObject([
      { data: { person: person.id, grade: 'professional', status: 'active' } },
      { data: { person: person.id, status: 'suspended' } },
    ])
    expect(JSON.stringify(told)).not.toMatch(/private matter|paper register/)
  })
})

describe('a payment', () => {
  it('is announced once, when it is confirmed, also where what follows is applied again', async () => {
    await subscribe('payment.recorded')
    const { payment } = await recordPayment(app.payload, {
      key: `hand:${randomUUID()}`,
      status: 'confirmed',
      method: 'bank',
      amountMinor: 5_000,
      currency: 'USD',
      paidAt: new Date(),
      user: admin.id,
      note: 'A private note',
    })
    await modelOf(app.payload, 'payments').updateOne(
      { _id: payment._id },
      { $set: { needsFinalising: true } },
    )
    await finalisePayment(app.payload, payment._id.toHexString())
    expect(await messages()).toMatchObject([
      { data: { person: admin.id, method: 'bank', amountMinor: 5_000, currency: 'USD', invoice: null } },
    ])
    expect(JSON.stringify(await messages())).not.toContain('private')
  })

  it('that is only reported is not announced', async () => {
    await subscribe('payment.recorded')
    await recordPayment(app.payload, {
      key: `hand:${randomUUID()}`,
      status: 'reported',
      method: 'bank',
      amountMinor: 5_000,
      currency: 'USD',
      paidAt: new Date(),
      user: admin.id,
    })
    expect(await messages()).toEqual([])
  })
})

describe('events and publications', () => {
  it('are announced when visitors see something new, and drafts are not', async () => {
    await subscribe('event.published', 'event.changed', 'publication.published')
    const event = {
      title: 'Bridges of Juba',
      eventDate: '2099-05-01T09:00:00.000Z',
      location: 'Juba',
      _status: 'draft',
    }
    const { doc } = (await post('/api/events?draft=true', event)) as { doc: { id: string } }
    expect(await messages()).toEqual([])
    const patch = async (body: object): Promise<void> => {
      const answer = await app.request('PATCH', `/api/events/${doc.id}`, { as: admin, body })
      expect(answer.status, await answer.text()).toBe(200)
    }
    await patch({ _status: 'published' })
    await patch({ isCancelled: true })
    await patch({ _status: 'draft' })
    await post('/api/publications', {
      title: 'Concrete in heat',
      category: 'videos',
      videoUrl: 'https://video.example.org/1',
      publishedDate: '2026-01-01',
      _status: 'published',
    })
    expect((await messages()).map(({ type, data }) => [type, data.title, data.status])).toEqual([
      ['event.published', 'Bridges of Juba', 'published'],
      ['event.changed', 'Bridges of Juba', 'cancelled'],
      ['event.changed', 'Bridges of Juba', 'withdrawn'],
      ['publication.published', 'Concrete in heat', undefined],
    ])
  })
})

describe('deliveries', () => {
  it('are stored only for webhooks that were there, and asked for the kind', async () => {
    const person = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, person)
    await subscribe('payment.recorded')
    await confirmEmailOf(app.payload, await makeAccount(app.payload))
    expect(await messages()).toEqual([])
  })

  it('are deleted after 30 days', async () => {
    await subscribe('person.created')
    await confirmEmailOf(app.payload, await makeAccount(app.payload))
    await deleteExpired(app.payload, EXTRA_INDEXES)
    expect(await messages()).toHaveLength(1)
    const DAY_MS = 24 * 60 * 60_000
    const deliveries = modelOf(app.payload, 'webhook-deliveries')
    const stored = await deliveries.findOne({}).lean<{ expiresAt: Date; createdAt: Date }>()
    expect(Number(stored?.expiresAt) - Number(stored?.createdAt)).toBe(30 * DAY_MS)
    await deliveries.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } }) // 30 days later
    await deleteExpired(app.payload, EXTRA_INDEXES)
    expect(await messages()).toEqual([])
  })
})

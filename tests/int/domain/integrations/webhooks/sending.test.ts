import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announce } from '../../../../../domain/integrations/webhookEvents'
import { type DeliveryTimes, deliver } from '../../../../../domain/integrations/webhooks/deliver'
import { claimNext } from '../../../../../domain/integrations/webhooks/deliveriesRepository'
import {
  type WebhookSender,
  createWebhookSender,
} from '../../../../../domain/integrations/webhooks/createWebhookSender'
import { modelOf } from '../../../../../platform/database'
import { createLogger } from '../../../../../platform/logger'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { type WebhookReceiver, startWebhookReceiver } from '../../../../fakes/webhookReceiver'

const DEADLINE_MS = 15_000

let app: TestApp
let admin: Account
let receiver: WebhookReceiver
let sender: WebhookSender | undefined

beforeAll(async () => {
  app = await startTestPayload()
  await app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { secondFactorForStaff: 'optional' },
    overrideAccess: true, // the test sets it up
  })
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  process.env.WEBHOOK_LOOPBACK = 'on'
})
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await sender?.stop()
  sender = undefined
  await receiver.stop()
  process.env.WEBHOOK_LOOPBACK = 'on' // the initial setting
  for (const slug of ['webhooks', 'webhook-deliveries', 'tasks'] as const)
    await modelOf(app.payload, slug).deleteMany({})
})
afterAll(async () => {
  delete process.env.WEBHOOK_LOOPBACK
  await app.stop()
})

const startSender = (times: DeliveryTimes = {}, isAlone = true): WebhookSender => {
  sender = createWebhookSender({
    payload: app.payload,
    log: createLogger('silent'),
    isAlone,
    pollMs: 50,
    retryDelays: [1, 1, 1],
    ...times,
  })
  return sender
}

const post = (path: string, body: object = {}): Promise<Response> =>
  app.request('POST', `/api/webhooks${path && `/${path}`}`, { as: admin, body })

const makeWebhook = async (url = receiver.url): Promise<{ id: string; secret: string }> => {
  const made = await post('', { name: 'Accounting', url, kinds: ['person.updated'] })
  const text = await made.text()
  expect(made.status, text).toBe(201)
  return JSON.parse(text) as { id: string; secret: string }
}

const announceOne = async (key: string = randomUUID()): Promise<void> =>
  announce(app.payload, {
    kind: 'person.updated',
    key,
    happenedAt: new Date(),
    id: 'a'.repeat(24),
    path: '/admin/users/1',
    facts: { name: 'Nyandeng Deng' },
  })

interface StoredState {
  _id: ObjectId
  status: string
  attempts: number
  answerStatus?: number | null
  answer?: string | null
  error?: string | null
}
const deliveries = (webhook: string): Promise<StoredState[]> =>
  modelOf(app.payload, 'webhook-deliveries').find({ webhook }).sort({ _id: 1 }).lean<StoredState[]>().exec()
const first = async (webhook: string): Promise<StoredState> => required((await deliveries(webhook))[0])
const reaches = (webhook: string, status: string): Promise<void> =>
  until(`a delivery that is ${status}`, async () => (await first(webhook)).status === status, DEADLINE_MS)
const claim = async (webhook: string) => required(await claimNext(app.payload, new ObjectId(webhook)))

const verify = (secret: string, at = 0): unknown => {
  const { body, headers } = required(receiver.received[at])
  return new Verifier(secret).verify(body, headers as Record<string, string>)
}

describe('a webhook', () => {
  it('is told once of what happened, with a signature that verifies', async () => {
    const { id, secret } = await makeWebhook()
    const key = randomUUID()
    await announceOne(key)
    await announceOne(key)
    startSender()
    await reaches(id, 'delivered')
    expect(receiver.received).toHaveLength(1)
    expect(verify(secret)).toEqual({
      type: 'person.updated',
      timestamp: expect.any(String) as string,
      data: { id: 'a'.repeat(24), link: 'http://ace.test/admin/users/1', name: 'Nyandeng Deng' },
    })
  })

  it('that answers 500 is tried again under the same id until it takes the message', async () => {
    const { id, secret } = await makeWebhook()
    receiver.behave((response) =>
      receiver.received.length < 3
        ? response.writeHead(500).end('<b>Out of order</b>\n')
        : response.writeHead(200).end('thanks'),
    )
    await announceOne()
    startSender()
    await reaches(id, 'delivered')
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    verify(secret, 2)
    expect(await first(id)).toMatchObject({ attempts: 3, answerStatus: 200, answer: 'thanks', error: null })
  })

  it('is given up after the last wait, and can be replayed by staff', async () => {
    const { id } = await makeWebhook()
    receiver.answer(503, 'x'.repeat(10_000))
    await announceOne()
    startSender()
    await reaches(id, 'failed')
    expect(receiver.received).toHaveLength(4)
    const failed = await first(id)
    expect(failed).toMatchObject({ answerStatus: 503, error: 'The server answered 503.' })
    expect(failed.answer?.length).toBeLessThanOrEqual(500)

    receiver.answer(200)
    const replay = `${id}/deliveries/${failed._id.toHexString()}/replay`
    expect((await post(replay)).status).toBe(202)
    await reaches(id, 'delivered')
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
  })

  it('that does not answer in time has failed', async () => {
    const { id } = await makeWebhook()
    receiver.behave(() => undefined)
    await announceOne()
    startSender({ deadlineMs: 200, retryDelays: [] })
    await reaches(id, 'failed')
    expect(await first(id)).toMatchObject({ answerStatus: null, error: 'No answer came within 0.2 seconds.' })
  })

  it('that redirects is not followed', async () => {
    const { id } = await makeWebhook()
    const other = await startWebhookReceiver()
    receiver.answer(307, '', { location: other.url })
    await announceOne()
    startSender({ retryDelays: [] })
    await reaches(id, 'failed')
    await other.stop()
    expect(other.received).toHaveLength(0)
    expect(await first(id)).toMatchObject({ answerStatus: 307 })
  })

  it('that hangs holds up no other', async () => {
    const slow = await makeWebhook()
    const other = await startWebhookReceiver()
    const { id } = await makeWebhook(other.url)
    receiver.behave(() => undefined)
    for (let count = 0; count < 5; count += 1) await announceOne()
    startSender({ deadlineMs: 60_000 })
    const isDone = async () => (await deliveries(id)).every(({ status }) => status === 'delivered')
    await until('five messages', isDone, DEADLINE_MS)
    expect(other.received).toHaveLength(5)
    expect((await deliveries(slow.id)).map(({ status }) => status)).not.toContain('delivered')
    await receiver.stop() // what hangs ends
    await other.stop()
  })
})

describe('a process that ends in the middle', () => {
  it('leaves a delivery that the next one sends, under the same id', async () => {
    const { id } = await makeWebhook()
    await announceOne()
    const claimed = await claim(id) // and then it is killed
    expect(await claimNext(app.payload, new ObjectId(id))).toBeNull()
    startSender()
    await reaches(id, 'delivered')
    expect(receiver.received[0]?.headers['webhook-id']).toBe(`msg_${claimed._id.toHexString()}`)
  })

  it('beside others leaves one that is due when the lease ends, and cannot record anything later', async () => {
    const { id } = await makeWebhook()
    await announceOne()
    const stalled = await claim(id)
    await modelOf(app.payload, 'webhook-deliveries').updateOne(
      { _id: stalled._id },
      { $set: { dueAt: new Date(Date.now() - 1) } }, // a minute later
    )
    startSender({}, false)
    await reaches(id, 'delivered')
    receiver.answer(500)
    await deliver(app.payload, stalled)
    expect(await first(id)).toMatchObject({ status: 'delivered' })
  })
})

describe('a webhook that only fails', () => {
  it('is paused, staff are told once, and what waits is sent when it goes on', async () => {
    const { id } = await makeWebhook()
    receiver.answer(500)
    await announceOne()
    startSender({ pauseAfterMs: 0, retryDelays: [1, 60_000] })
    const tasks = () => modelOf(app.payload, 'tasks').countDocuments({ title: /Accounting.*paused/ })
    await until('a task', async () => (await tasks()) === 1, DEADLINE_MS)
    const attempts = receiver.received.length
    await announceOne()
    await until('a second look', async () => (await deliveries(id)).length === 2, DEADLINE_MS)
    expect(receiver.received).toHaveLength(attempts)
    expect(await tasks()).toBe(1)
    const recorded = await modelOf(app.payload, 'audit-log').exists({
      action: 'webhook.paused',
      subjectId: id,
    })
    expect(recorded).not.toBeNull()

    receiver.answer(200)
    expect((await post(`${id}/state`, { isActive: true })).status).toBe(200)
    await until('the second', async () => (await deliveries(id))[1]?.status === 'delivered', DEADLINE_MS)
  })

  it('is paused at once when the receiver says that it is gone', async () => {
    const { id } = await makeWebhook()
    receiver.answer(410)
    await announceOne()
    startSender()
    await reaches(id, 'failed')
    const paused = () => modelOf(app.payload, 'webhooks').exists({ _id: id, pause: 'gone' })
    await until('paused', async () => (await paused()) !== null, DEADLINE_MS)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a secret that is replaced', () => {
  it('signs beside the new one for a day', async () => {
    const before = await makeWebhook()
    const answer = await post(`${before.id}/secret`)
    const now = (await answer.json()) as { secret: string }
    expect(now.secret).not.toBe(before.secret)
    await announceOne()
    await deliver(app.payload, await claim(before.id))
    verify(before.secret)
    verify(now.secret)

    await modelOf(app.payload, 'webhooks').updateOne(
      { _id: before.id },
      { $set: { oldSecretEndsAt: new Date(Date.now() - 1) } }, // a day later
    )
    await announceOne()
    await deliver(app.payload, await claim(before.id))
    expect(() => verify(before.secret, 1)).toThrow('signature')
    verify(now.secret, 1)
  })

  it('is not stored as it is', async () => {
    const { id, secret } = await makeWebhook()
    const stored = JSON.stringify(await modelOf(app.payload, 'webhooks').findById(id).lean())
    expect(stored).not.toContain(secret.slice(6))
    const list = await app.request('GET', '/api/webhooks', { as: admin })
    expect(await list.text()).not.toMatch(/whsec|v1\./)
  })
})

describe('in production', () => {
  it('nothing is sent to this machine, though the webhook was made in a trial', async () => {
    const { id } = await makeWebhook()
    const byName = await makeWebhook(receiver.url.replace('127.0.0.1', 'localhost'))
    await announceOne()
    process.env.WEBHOOK_LOOPBACK = 'off'
    await deliver(app.payload, await claim(id))
    await deliver(app.payload, await claim(byName.id))
    expect(receiver.received).toHaveLength(0)
    expect((await first(id)).error).toContain('https://')
  })
})

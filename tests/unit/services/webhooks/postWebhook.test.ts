import type { LookupAddress } from 'node:dns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postWebhook } from '../../../../services/webhooks/postWebhook'
import { type WebhookReceiver, startWebhookReceiver } from '../../../fakes/webhookReceiver'

/** What the name leads to. */
let addresses: LookupAddress[] = []
let asked = 0
vi.mock('node:dns', () => ({
  lookup: (_name: string, _options: object, answer: (error: null, found: LookupAddress[]) => void) => {
    asked += 1
    answer(null, addresses)
  },
}))

let receiver: WebhookReceiver | undefined
afterEach(async () => {
  await receiver?.stop()
  receiver = undefined
  asked = 0
})

const send = (url: string, isLoopbackAllowed = false) =>
  postWebhook({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}', isLoopbackAllowed, deadlineMs: 2_000 })

describe('postWebhook', () => {
  it.each([
    [['10.0.0.5']],
    [['169.254.169.254']],
    [['8.8.8.8', '127.0.0.1']], // one private address among public ones
    [['::1']],
    [['::ffff:127.0.0.1']],
    [[]],
  ])('sends nothing to a name that leads to %j', async (found) => {
    addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    expect(await send('https://hooks.example.org/')).toMatchObject({
      isDelivered: false,
      error: expect.stringContaining('public internet') as string,
    })
  })

  it('connects to the address that it judged, and asks for the name once', async () => {
    receiver = await startWebhookReceiver()
    addresses = [{ address: '127.0.0.1', family: 4 }]
    const answer = await send(receiver.url.replace('127.0.0.1', 'localhost'), true)
    expect(answer).toMatchObject({ isDelivered: true, status: 204 })
    expect(asked).toBe(1)
    expect(receiver.received[0]).toMatchObject({ body: '{}', path: '/hooks' })
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
    })
  })

  it('counts a message as taken when the status says so and the rest of the answer never comes', async () => {
    receiver = await startWebhookReceiver()
    receiver.behave((response) => void response.writeHead(200).write('so far'))
    addresses = [{ address: '127.0.0.1', family: 4 }]
    expect(await send(receiver.url, true)).toMatchObject({ isDelivered: true, status: 200 })
  })
})

import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { newWebhookSecret, signWebhook } from '../../../../services/webhooks/signWebhook'

const body = JSON.stringify({ type: 'person.created', data: { name: 'نياندنق دنق' } })
const message = { id: 'msg_1', at: new Date(), body }

describe('signWebhook', () => {
  it('signs what the specification’s own library verifies', () => {
    const secret = newWebhookSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(new Webhook(secret).verify(body, signWebhook(message, [secret]))).toEqual(JSON.parse(body))
    expect(signWebhook(message, [secret])['webhook-signature']).toBe(
      new Webhook(secret).sign(message.id, message.at, body),
    )
  })

  it('is refused with another secret, another body, another id, or when it is old', () => {
    const secret = newWebhookSecret()
    const headers = signWebhook(message, [secret])
    expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('signature')
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('signature')
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow('signature')
    const old = signWebhook({ ...message, at: new Date(Date.now() - 10 * 60_000) }, [secret])
    expect(() => new Webhook(secret).verify(body, old)).toThrow('old')
  })

  it('signs with both secrets while one is being replaced', () => {
    const [now, before] = [newWebhookSecret(), newWebhookSecret()]
    const headers = signWebhook(message, [now, before])
    for (const secret of [now, before])
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  })
})

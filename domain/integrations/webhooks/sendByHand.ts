import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import { recordChange } from '../../audit'
import { bodyOf, storeDeliveries, wakeSender } from '../webhookEvents'
import { TEST_EVENT } from '../webhookEvents/webhookEvents.schema'
import { hasDelivery, sendAgain } from './deliveriesRepository'
import { findWebhook } from './webhooksRepository'

type Refusal = { problem: 'not_found' | 'paused' | 'being_sent' }

/** Sends a message that says nothing but that it is a test. */
export const sendTest = async (
  { payload }: PayloadRequest,
  id: string,
): Promise<{ outcome: 'queued' } | Refusal> => {
  const webhook = await findWebhook(payload, id)
  if (!webhook) return { problem: 'not_found' }
  if (webhook.pause) return { problem: 'paused' }
  const body = bodyOf(payload.config.serverURL, {
    kind: TEST_EVENT,
    happenedAt: new Date(),
    id,
    path: deskPaths.webhook.build(id),
    facts: { message: 'This is a test.' },
  })
  await storeDeliveries(payload, [
    { webhook: webhook._id, kind: TEST_EVENT, subjectId: id, dedupeKey: `test:${randomUUID()}`, body },
  ])
  return { outcome: 'queued' }
}

/** Sends one message again, as it was, under the same `webhook-id`. */
export const replayDelivery = async (
  req: PayloadRequest,
  id: string,
  delivery: string,
): Promise<{ outcome: 'queued' } | Refusal> => {
  const { payload } = req
  const webhook = await findWebhook(payload, id)
  if (!webhook) return { problem: 'not_found' }
  if (webhook.pause) return { problem: 'paused' }
  const sent = await sendAgain(payload, id, delivery)
  if (!sent) return { problem: (await hasDelivery(payload, id, delivery)) ? 'being_sent' : 'not_found' }
  await recordChange(req, {
    action: 'webhook.replayed',
    subject: { collection: 'webhooks', id, title: webhook.name },
    account: sent.account,
  })
  wakeSender()
  return { outcome: 'queued' }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Logger } from '../../../platform/logger'
import { onDeliveryStored } from '../webhookEvents'
import { claimNext, releaseClaims } from './deliveriesRepository'
import { type DeliveryTimes, deliver, tellOfPaused } from './deliver'
import { findActiveWebhooks } from './webhooksRepository'

/** How often the deliveries are read without a signal: for those of other processes, and those that are due again. */
const POLL_MS = 10_000

/** How long current attempts may take after the signal to stop; an interrupted one is due again when its lease ends. */
const STOP_MS = 6_000

export interface WebhookSenderOptions extends DeliveryTimes {
  payload: Payload
  log: Logger
  /** No other process sends from this database. */
  isAlone: boolean
  pollMs?: number
}

export interface WebhookSender {
  /** Claims no more deliveries and waits for the current attempts. */
  stop: () => Promise<void>
}

/**
 * Sends what waits for webhooks until it is stopped. Each webhook has a lane of its own, so that one whose receiver is
 * slow or down holds up no other. Any number of processes may do so at once.
 */
export const createWebhookSender = ({
  payload,
  log,
  isAlone,
  pollMs = POLL_MS,
  ...times
}: WebhookSenderOptions): WebhookSender => {
  let isStopping = false
  let looking: Promise<void> | undefined
  let isWokenMeanwhile = false
  /** The webhooks that something is sent to now. */
  const lanes = new Map<string, Promise<void>>()
  /** Those that something may have come for after their lane looked last. */
  const wanted = new Set<string>()
  const logFailure = (error: unknown): void => log.error({ err: error }, 'webhooks could not be worked on')

  const sendDue = async (webhook: ObjectId): Promise<void> => {
    while (!isStopping) {
      const delivery = await claimNext(payload, webhook)
      if (!delivery) return
      const result = await deliver(payload, delivery, times)
      if (result === 'paused') return
      if (result === 'failed')
        log.warn(
          {
            webhook: webhook.toHexString(),
            delivery: delivery._id.toHexString(),
            attempts: delivery.attempts,
          },
          'a webhook was not delivered',
        )
    }
  }

  const openLane = (webhook: ObjectId): void => {
    const id = webhook.toHexString()
    if (lanes.has(id)) {
      wanted.add(id)
      return
    }
    const lane = sendDue(webhook)
      .catch(logFailure)
      .finally(() => {
        lanes.delete(id)
        if (wanted.delete(id) && !isStopping) openLane(webhook)
      })
    lanes.set(id, lane)
  }

  const look = async (): Promise<void> => {
    try {
      await tellOfPaused(payload)
      for (const webhook of await findActiveWebhooks(payload)) openLane(webhook)
    } catch (error) {
      logFailure(error)
    }
  }

  const wake = (): void => {
    if (isStopping) return
    if (looking) {
      isWokenMeanwhile = true
      return
    }
    looking = look().finally(() => {
      looking = undefined
      if (!isWokenMeanwhile) return
      isWokenMeanwhile = false
      wake()
    })
  }

  const timer = setInterval(wake, pollMs)
  const stopListening = onDeliveryStored(wake)
  const releasing = isAlone ? releaseClaims(payload).catch(logFailure) : Promise.resolve()
  void releasing.then(wake)

  return {
    stop: async () => {
      isStopping = true
      stopListening()
      clearInterval(timer)
      const current = Promise.all([looking, ...lanes.values()])
      await Promise.race([current, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

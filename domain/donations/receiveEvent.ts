import type { Payload } from 'payload'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { PaymentEvent, PaymentNotice } from '../../services/stripe'
import { issueReceipt } from './issueReceipt'
import { type Settlement, settleNotice } from './settle'

interface StoredEvent {
  eventId: string
  happenedAt: Date
  notice?: PaymentNotice | null
}

const eventsOf = (payload: Payload) => modelOf(payload, 'payment-events')

/** Keeps a notification, once. What is kept as `received` has not been given effect for certain. */
const keepEvent = async (
  payload: Payload,
  { id: eventId, type, happenedAt, notice }: PaymentEvent,
): Promise<{ isDone: boolean }> => {
  const paymentIntentId =
    notice.kind === 'refund' || notice.kind === 'dispute' ? notice.paymentIntentId : undefined
  try {
    await eventsOf(payload).create({
      eventId,
      type: type.slice(0, 100),
      happenedAt,
      notice,
      paymentIntentId,
      outcome: 'received',
    })
    return { isDone: false }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const known = await eventsOf(payload).findOne({ eventId }, { outcome: 1 }).lean<{ outcome: string }>()
    return { isDone: known !== null && known.outcome !== 'received' }
  }
}

const noteOutcome = async (payload: Payload, eventId: string, settlement: Settlement): Promise<void> => {
  if (settlement.outcome === 'waiting') return
  const about = 'donation' in settlement ? { donation: settlement.donation._id, note: settlement.note } : {}
  await eventsOf(payload).updateOne(
    { eventId },
    { $set: { outcome: settlement.outcome, ...about }, $unset: { notice: 1 } },
  )
}

const settleKept = async (
  payload: Payload,
  { eventId, happenedAt, notice }: StoredEvent,
): Promise<Settlement> => {
  const settlement = await settleNotice(payload, {
    id: eventId,
    happenedAt,
    notice: notice ?? { kind: 'other' },
  })
  await noteOutcome(payload, eventId, settlement)
  return settlement
}

/** Gives effect to what was told about a payment before it was known whose it is. */
const settleWaiting = async (payload: Payload, paymentIntentId: string): Promise<void> => {
  const waiting = await eventsOf(payload).find({ paymentIntentId, outcome: 'received' }).lean<StoredEvent[]>()
  for (const event of waiting) await settleKept(payload, event)
}

/** What follows from an effect: what waited for it, and the receipt. */
const followUp = async (payload: Payload, settlement: Settlement): Promise<void> => {
  if (settlement.outcome !== 'applied') return
  const { donation } = settlement
  if (donation.paymentIntentId) await settleWaiting(payload, donation.paymentIntentId)
  if (donation.paidAt && !donation.receiptedAt) await issueReceipt(payload, donation._id)
}

/**
 * Takes a verified notification in: keeps it, gives it effect, sees to what follows. Every step can be repeated; a
 * notification that broke off in the middle is sent again by the provider, and taken up again by `repairDonations`.
 */
export const receiveEvent = async (payload: Payload, event: PaymentEvent): Promise<void> => {
  const { isDone } = await keepEvent(payload, event)
  if (isDone) return
  const settlement = await settleKept(payload, {
    eventId: event.id,
    happenedAt: event.happenedAt,
    notice: event.notice,
  })
  await followUp(payload, settlement)
}

/** Takes up the notifications that broke off in the middle, and those that waited for another. */
export const resumeEvents = async (payload: Payload): Promise<void> => {
  const cursor = eventsOf(payload)
    .find({ outcome: 'received' })
    .sort({ happenedAt: 1 })
    .lean<StoredEvent>()
    .cursor(EACH_BATCH)
  for await (const event of cursor) {
    try {
      await followUp(payload, await settleKept(payload, event))
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      payload.logger.error(
        { err: error, notification: event.eventId },
        'a notification of the payment provider could not be given effect; it is tried again',
      )
    }
  }
}

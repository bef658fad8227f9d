import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import type { EventFacts } from '../../server/services/mail/templates/eventFacts'
import { queueEventMail, readEventFacts } from './registrationMails'

interface Row {
  _id: { toString: () => string }
  event: { toString: () => string }
  user: unknown
  createdAt: Date
}

const BATCH = 100

/**
 * Queues the confirmations of registrations that have none yet. Safe to repeat and to run twice at once: the outbox
 * takes each only once.
 */
export const confirmRegistrations = async (payload: Payload): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  for (;;) {
    const rows = await registrations.find({ confirmationQueuedAt: null }).sort({ _id: 1 }).limit(BATCH).lean<Row[]>()
    const events = new Map<string, EventFacts | null>()
    for (const { _id, event, user, createdAt } of rows) {
      const key = event.toString()
      if (!events.has(key)) events.set(key, await readEventFacts(payload, event))
      const facts = events.get(key)
      if (facts) await queueEventMail(payload, 'registrationConfirmed', { event: facts, user, at: createdAt, dedupeKey: `registration:${_id.toString()}:confirmed` })
      await registrations.updateOne({ _id }, { $set: { confirmationQueuedAt: new Date() } })
    }
    if (rows.length < BATCH) return
  }
}

let running: Promise<void> | undefined
let isAskedAgain = false

/** Confirms after the answer: who registers does not wait for it. What fails is left to the job that looks every minute. */
export const confirmSoon = (payload: Payload): void => {
  isAskedAgain = true
  running ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false
      await confirmRegistrations(payload)
    }
  })()
    .catch((error: unknown) => payload.logger.error({ err: error }, 'confirmations of registrations could not be queued yet'))
    .finally(() => (running = undefined))
}

import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { readOpenEventForMails } from '..'
import type { EventFacts } from '../mails/eventFacts'
import { queueEventMails } from './queueEventMails'
import { findUnconfirmed, markConfirmed } from './registrationsRepository'

const BATCH = 200

/** Reads the facts of each event once; null for an event in the trash, whose registrations are not confirmed. */
const createFactsReader = (payload: Payload): ((event: ObjectId) => Promise<(() => EventFacts) | null>) => {
  const known = new Map<string, Promise<(() => EventFacts) | null>>()
  return (event) => {
    const key = event.toString()
    const facts = known.get(key) ?? readOpenEventForMails(payload, event)
    known.set(key, facts)
    return facts
  }
}

/**
 * Queues the confirmations of registrations that have none yet. Safe to repeat and to run twice at once: the outbox
 * accepts each only once.
 */
export const confirmRegistrations = async (payload: Payload): Promise<void> => {
  for (;;) {
    const readFacts = createFactsReader(payload)
    const rows = await findUnconfirmed(payload, BATCH)
    const mails = await Promise.all(
      rows.map(async ({ _id, event, user, createdAt }) => {
        const facts = await readFacts(event)
        return facts
          ? [{ event: facts, user, at: createdAt, dedupeKey: `registration:${_id.toString()}:confirmed` }]
          : []
      }),
    )
    await queueEventMails(payload, 'registrationConfirmed', mails.flat())
    await markConfirmed(
      payload,
      rows.map(({ _id }) => _id),
    )
    if (rows.length < BATCH) return
  }
}

let running: Promise<void> | undefined
let isRequestedAgain = false

/** Confirms after the answer, so that nobody waits for it. What fails is left to the job that runs every minute. */
export const confirmSoon = (payload: Payload): void => {
  isRequestedAgain = true
  running ??= (async () => {
    while (isRequestedAgain) {
      isRequestedAgain = false
      await confirmRegistrations(payload)
    }
  })()
    .catch((error: unknown) =>
      payload.logger.error({ err: error }, 'confirmations of registrations could not be queued yet'),
    )
    .finally(() => (running = undefined))
}

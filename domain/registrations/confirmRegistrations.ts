import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import type { EventFacts } from '../events/mails/eventFacts'
import { queueEventMails, readOpenEventForMails } from './registrationMails'

interface Row {
  _id: { toString: () => string }
  event: { toString: () => string }
  user: unknown
  createdAt: Date
}

const BATCH = 200

/** An event's facts for its mails, read once; nobody is told of a registration for an event in the trash. */
const createFactsReader = (
  payload: Payload,
): ((event: Row['event']) => Promise<(() => EventFacts) | null>) => {
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
 * takes each only once.
 */
export const confirmRegistrations = async (payload: Payload): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  for (;;) {
    const factsOf = createFactsReader(payload)
    const rows = await registrations
      .find({ confirmationQueuedAt: null }, { event: 1, user: 1, createdAt: 1 })
      .limit(BATCH)
      .lean<Row[]>()
    const mails = await Promise.all(
      rows.map(async ({ _id, event, user, createdAt }) => {
        const facts = await factsOf(event)
        return facts
          ? [{ event: facts, user, at: createdAt, dedupeKey: `registration:${_id.toString()}:confirmed` }]
          : []
      }),
    )
    await queueEventMails(payload, 'registrationConfirmed', mails.flat())
    await registrations.updateMany(
      { _id: { $in: rows.map(({ _id }) => _id) } },
      { $set: { confirmationQueuedAt: new Date() } },
    )
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
    .catch((error: unknown) =>
      payload.logger.error({ err: error }, 'confirmations of registrations could not be queued yet'),
    )
    .finally(() => (running = undefined))
}

import type { Payload } from 'payload'
import { removeRegistration } from './seats'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'

/** Younger rows are left alone: another process may be between its two writes right now. */
const SETTLED_AFTER_MS = 60_000

/**
 * Brings registrations in line with the seat ledgers, which are the truth: a process that was killed between the two
 * writes left one without the other.
 */
export const repairRegistrations = async (payload: Payload): Promise<void> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const registrations = modelOf(payload, 'registrations')
  const settledBefore = new Date(Date.now() - SETTLED_AFTER_MS)
  const cursor = ledgers
    .find({}, { event: 1, holders: 1 })
    .lean<{ event: unknown; holders?: unknown[] }>()
    .cursor(EACH_BATCH)
  for await (const { event, holders = [] } of cursor) {
    const orphans = await registrations
      .find({ event, user: { $nin: holders }, createdAt: { $lt: settledBefore } }, { user: 1 })
      .lean<{ user: unknown }[]>()
    for (const { user } of orphans) await removeRegistration(payload, event, user)
    const present = new Set((await registrations.distinct('user', { event })).map(String))
    const missing = holders.filter((user) => !present.has(String(user)))
    const now = new Date()
    if (missing.length > 0) {
      await registrations.bulkWrite(
        missing.map((user) => ({
          updateOne: {
            filter: { event, user },
            update: { $setOnInsert: { event, user, createdAt: now, updatedAt: now } },
            upsert: true,
            timestamps: false,
          },
        })),
      )
    }
  }
}

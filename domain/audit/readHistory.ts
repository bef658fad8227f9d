import type { Payload } from 'payload'
import { actionLabel } from './actions.schema'
import { type StoredSubjectEntry, findSubjectEntries } from './auditLogRepository'
import { fieldLabel } from './fields.schema'
import type { HistoryEntry } from './history.schema'
import { nameActor } from './nameRecords'
import { findPersonName } from './subjectsRepository'

const MOST_ENTRIES = 50
const MOST_FIELDS = 6
/** Written with each change, and told beside it. */
const UNTOLD = new Set(['_status', 'createdAt', 'slug', 'updatedAt', 'updatedBy'])

/** The fields that a change of a record touched, in words; null for what made it or ended it. */
const changedText = ({ before, after }: Pick<StoredSubjectEntry, 'before' | 'after'>): string | null => {
  if (!before || !after) return null
  const names = Object.keys(after).filter((name) => !UNTOLD.has(name))
  if (names.length === 0) return null
  const shown = names.slice(0, MOST_FIELDS).map(fieldLabel).join(', ')
  return `Changed: ${shown}${names.length > MOST_FIELDS ? ' and more' : ''}`
}

/**
 * What was done to a record, the newest first, from the audit log; who came to an event is told by its attendance.
 * Without access control: the caller lets in who may see the record.
 */
export const readHistory = async (
  payload: Payload,
  subject: { collection: string; id: string },
): Promise<HistoryEntry[]> => {
  const entries = await findSubjectEntries(payload, subject, MOST_ENTRIES)
  const names = new Map<string, Promise<string>>()
  const once = (key: string, read: () => Promise<string>): Promise<string> => {
    const known = names.get(key) ?? read()
    names.set(key, known)
    return known
  }
  return Promise.all(
    entries.map(async (entry) => ({
      at: entry.createdAt.toISOString(),
      title: actionLabel(entry.action),
      by: await once(`by ${String(entry.actor ?? entry.actorEmail)}`, () =>
        nameActor(payload, { actor: entry.actor?.toHexString(), actorEmail: entry.actorEmail }),
      ),
      detail:
        [
          entry.account &&
            (await once(
              String(entry.account),
              async () => (await findPersonName(payload, entry.account)) ?? 'Deleted account',
            )),
          changedText(entry),
          entry.reason,
        ]
          .filter(Boolean)
          .join('. ') || null,
    })),
  )
}

import type { Payload } from 'payload'
import { type StoredCpdEntry, findEntries } from './cpdRepository'
import type { CpdRecordEntry } from './cpdRecord.schema'

const toEntry = ({
  _id,
  title,
  kind,
  date,
  hours,
  provider,
  evidence,
  note,
  event,
}: StoredCpdEntry): CpdRecordEntry => ({
  id: _id.toHexString(),
  title,
  kind,
  date: date.toISOString().slice(0, 10),
  hours,
  provider: provider ?? null,
  evidence: evidence ?? null,
  note: note ?? null,
  event: event?.toHexString() ?? null,
})

/** A member's entries of a year, latest first. */
export const listCpdEntries = async (
  payload: Payload,
  user: string,
  year: number,
  range: { skip?: number; limit: number },
): Promise<CpdRecordEntry[]> => (await findEntries(payload, user, year, range)).map(toEntry)

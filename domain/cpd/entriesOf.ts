import type { Payload } from 'payload'
import type { CpdKind } from './kinds.schema'
import { modelOf } from '../../platform/database'
import { daysOf } from './hoursOf'
import type { CpdRecordEntry } from './cpdRecord.schema'

interface Stored {
  _id: unknown
  title: string
  kind: CpdKind
  date: Date
  hours: number
  provider?: string | null
  evidence?: string | null
  note?: string | null
}

/** A member's entries of a year, latest first. */
export const entriesOf = async (
  payload: Payload,
  user: string,
  year: number,
  { skip = 0, limit }: { skip?: number; limit: number },
): Promise<CpdRecordEntry[]> => {
  const entries = await modelOf(payload, 'cpd-entries')
    .find({ user, date: daysOf(year) })
    .sort({ date: -1, _id: -1 })
    .skip(skip)
    .limit(limit)
    .lean<Stored[]>()
  return entries.map(({ _id, title, kind, date, hours, provider, evidence, note }) => ({
    id: String(_id),
    title,
    kind,
    date: date.toISOString().slice(0, 10),
    hours,
    provider: provider ?? null,
    evidence: evidence ?? null,
    note: note ?? null,
  }))
}

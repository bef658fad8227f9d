import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findEmails, findMergedAccounts } from '../../accounts'
import { eventSources } from './parts/eventSources'
import { cpdSources } from './parts/cpdSources'
import { groupSources } from './parts/groupSources'
import { historySources } from './parts/historySources'
import { mailSources } from './parts/mailSources'
import { noteSources } from './parts/noteSources'
import { paperSources } from './parts/paperSources'
import { timelineSources } from './parts/timelineSources'
import { signInSources } from './parts/signInSources'
import type { FoundRecord, ReadSources, Reader, Subject } from './partSource.types'
import {
  PART_PAGES,
  PART_ROWS,
  type PersonPart,
  type PersonPartPage,
  type PersonPartRow,
} from './personParts.schema'

const SOURCES: Record<PersonPart, ReadSources> = {
  timeline: timelineSources,
  notes: noteSources,
  events: eventSources,
  groups: groupSources,
  cpd: cpdSources,
  papers: paperSources,
  mails: mailSources,
  'sign-ins': signInSources,
  history: historySources,
}

const subjectOf = async (payload: Payload, id: string, email: string): Promise<Subject> => {
  const merged = await findMergedAccounts(payload, id)
  const others = await findEmails(
    payload,
    merged.map((one) => new ObjectId(one)),
  )
  return { id, ids: [id, ...merged], emails: [...new Set([email, ...others.values()])] }
}

/** The latest first; what has no time comes last. */
const byTime = (one: FoundRecord, other: FoundRecord): number =>
  (other.at ?? '').localeCompare(one.at ?? '') || other.id.localeCompare(one.id)

/** A record in words. One that cannot be read is shown as such: the others are not its concern. */
const toRow = (payload: Payload, part: PersonPart, { id, at, toRow: words }: FoundRecord): PersonPartRow => {
  try {
    return { id, at, ...words() }
  } catch (err) {
    payload.logger.error({ err, part, record: id, msg: 'a record of a person could not be shown' })
    return {
      id,
      at,
      title: 'This record could not be shown.',
      facts: [],
      days: [],
      state: null,
      link: null,
      text: null,
      change: null,
    }
  }
}

/**
 * A page of a part of a person's record, the newest first. The caller checks access.
 * @param page from 1 to `PART_PAGES`: older records are left out
 * @param reader a timeline shows what the rights of the reader cover
 */
export const readPersonPart = async (
  payload: Payload,
  { id, email }: { id: string; email: string },
  part: PersonPart,
  { page, reader }: { page: number; reader: Reader },
): Promise<PersonPartPage> => {
  const sources = SOURCES[part](payload, await subjectOf(payload, id, email), reader)
  const end = page * PART_ROWS
  const [counts, found] = await Promise.all([
    Promise.all(sources.map(({ count }) => count())),
    Promise.all(sources.map(({ newest }) => newest(end))),
  ])
  const totalDocs = counts.reduce((sum, count) => sum + count, 0)
  const shown = found
    .flat()
    .sort(byTime)
    .slice(end - PART_ROWS, end)
  return {
    docs: shown.map((record) => toRow(payload, part, record)),
    totalDocs,
    page,
    totalPages: Math.min(PART_PAGES, Math.max(1, Math.ceil(totalDocs / PART_ROWS))),
  }
}

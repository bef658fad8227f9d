import { handlesMemberships, handlesMoney } from '../../../../collections/access/policies.schema'
import { PERSON_PARTS, type PersonPart } from '../personParts.schema'
import type { FoundRecord, PartSource, ReadSources, Reader } from '../partSource.types'
import { toRecord } from '../toRecord'
import { cpdSources } from './cpdSources'
import { eventSources, plannedEventSources } from './eventSources'
import { groupSources } from './groupSources'
import { membershipSources } from './membershipSources'
import { moneySources } from './moneySources'
import { noteSources } from './noteSources'
import { paperSources } from './paperSources'

interface Chapter {
  /** What kind of record it is, in a word. */
  label: string
  isFor: (reader: Reader) => boolean
  sources: ReadSources
}

const part = (name: PersonPart, label: string, sources: ReadSources): Chapter => ({
  label,
  isFor: PERSON_PARTS[name].isFor,
  sources,
})

const CHAPTERS: readonly Chapter[] = [
  { label: 'Membership', isFor: handlesMemberships, sources: membershipSources },
  { label: 'Money', isFor: handlesMoney, sources: moneySources },
  part('notes', 'Note', noteSources),
  part('events', 'Event', eventSources),
  part('events', 'Event', plannedEventSources),
  part('groups', 'Group', groupSources),
  part('cpd', 'CPD', cpdSources),
  part('papers', 'Paper', paperSources),
]

/** Says of which kind a record is. */
const labelled = (record: FoundRecord, label: string): FoundRecord => ({
  ...record,
  toRow: () => {
    const row = record.toRow()
    return { ...row, facts: [label, ...row.facts] }
  },
})

/**
 * All that is recorded about a person and all that is planned, within the reader's rights. A kind that cannot be read
 * is named, and the others are shown.
 */
export const timelineSources: ReadSources = (payload, subject, reader) =>
  CHAPTERS.filter(({ isFor }) => isFor(reader)).flatMap(({ label, sources }) => {
    const failed = (err: unknown): FoundRecord[] => {
      payload.logger.error({ err, label }, 'a part of the timeline of a person could not be read')
      return [toRecord(`failed ${label}`, new Date().toISOString(), () => ({ title: `Not shown: ${label}` }))]
    }
    return sources(payload, subject, reader).map(({ count, newest }): PartSource => ({
      count: () => count().catch(() => 1),
      newest: async (limit) => {
        try {
          return (await newest(limit)).map((record) => labelled(record, label))
        } catch (error) {
          return failed(error)
        }
      },
    }))
  })

import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/policies.schema'
import type { PersonPartRow } from './personParts.schema'

/** Whose records are read. */
export interface Subject {
  /** Id of the account. */
  id: string
  /** The account, and those that were merged into it: logs name them still. */
  ids: string[]
  /** The addresses of these accounts. */
  emails: string[]
}

/** A record that is not in words yet. */
export interface FoundRecord {
  id: string
  /** What the newest is told by: a moment or a day as ISO 8601 has it. */
  at: string | null
  /** May throw: a record that cannot be put into words fails alone. */
  toRow: () => Omit<PersonPartRow, 'id' | 'at'>
}

/** Where the records of a part come from. A part may have several. */
export interface PartSource {
  count: () => Promise<number>
  /** The newest records, the latest first. */
  newest: (limit: number) => Promise<FoundRecord[]>
}

/** Who reads. */
export type Reader = Pick<Actor, 'roles'> | null

export type ReadSources = (payload: Payload, subject: Subject, reader: Reader) => PartSource[]

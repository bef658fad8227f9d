import type { Payload } from 'payload'
import type { Actor, Branch } from '../../../../collections/access/policies.schema'
import type { ReportPeriod } from '../reportPeriod'
import type { ReportTable } from '../reportTables.schema'

/** What a report is made of. */
export interface SectionContext {
  payload: Payload
  period: ReportPeriod
  /** Who reads it. */
  actor: Actor
  /** What the reader leads and the report is kept to; null for the whole association. */
  part: Branch | null
}

export type MakeSection = (context: SectionContext) => Promise<ReportTable[]>

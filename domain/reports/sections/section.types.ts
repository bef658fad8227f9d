import type { Payload } from 'payload'
import type { Region } from '../../../collections/access/policies.schema'
import type { ReportPeriod } from '../reportPeriod'
import type { ReportTable } from '../reportTables.schema'

/** What a report is made of. */
export interface SectionContext {
  payload: Payload
  period: ReportPeriod
  /** The region of a chapter lead; null for the whole association. */
  region: Region | null
}

export type MakeSection = (context: SectionContext) => Promise<ReportTable[]>

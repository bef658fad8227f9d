import type { ApplicationStatus } from '../../../../../domain/membership/applications/choices.schema'

/** A change of status, with what staff say about it. */
export interface DecisionChange {
  id: string
  /** What it was when it was looked at. */
  from: ApplicationStatus
  status: ApplicationStatus
  /** For the record. */
  reason?: string
  /** Told to the applicant. */
  feedback?: string
}

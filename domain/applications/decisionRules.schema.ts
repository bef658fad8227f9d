import type { ApplicationStatus } from './choices.schema'

/**
 * What may follow without a word of explanation; anything else needs a reason. Source: decisions.md
 * "Application status".
 */
const NATURAL_NEXT: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['under_review'],
  under_review: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}

/** Whether a change of status needs a reason. */
export const needsReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  from !== to && !NATURAL_NEXT[from].includes(to)

export const REASON_REQUIRED = 'Please give a reason for this change'
export const NOT_LINKED =
  'This application is not linked to a user account. The applicant must sign in and resubmit.'
export const APPROVED_WITHOUT_PROFILE = 'Application approved but failed to update profile'

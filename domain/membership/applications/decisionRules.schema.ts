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

/** Whether an application is approved though sponsors that its grade needs have not confirmed. */
export const lacksSponsors = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  sponsorsMissing: number,
): boolean => from !== to && to === 'approved' && sponsorsMissing > 0

/**
 * Whether a change of status needs a reason.
 * @param sponsorsMissing how many of the sponsors that the grade needs have not confirmed
 */
export const needsReason = (from: ApplicationStatus, to: ApplicationStatus, sponsorsMissing = 0): boolean =>
  (from !== to && !NATURAL_NEXT[from].includes(to)) || lacksSponsors(from, to, sponsorsMissing)

export const REASON_REQUIRED = 'Please give a reason for this change'
export const SPONSORS_MISSING =
  'Sponsors that this grade needs have not confirmed. Please give a reason to approve it all the same.'
export const NOT_LINKED =
  'This application is not linked to a user account. The applicant must sign in and resubmit.'
export const APPROVED_WITHOUT_PROFILE = 'Application approved but failed to update profile'

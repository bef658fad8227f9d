/** Source: spec.md sections 2 "/membership/application" and 8, "Application". */
export const applicationMessages = {
  sent: 'Application submitted successfully! We will contact you soon.',
  failed: 'Failed to submit application. Please try again.',
  underReview: 'Application Under Review',
  notApproved: 'Application Not Approved',
} as const

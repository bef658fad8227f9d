/** Source: spec.md sections 2 "/membership/application" and 8, "Application". */
export const applicationMessages = {
  sent: 'Application submitted successfully! We will contact you soon.',
  failed: 'Failed to submit application. Please try again.',
  underReview: 'Application Under Review',
  saved: 'Application saved',
  savedDescription: 'You can go on later, on another device too.',
  saveFailed: 'The application could not be saved',
  notApproved: 'Application Not Approved',
} as const

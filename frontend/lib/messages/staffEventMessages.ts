/** Source: spec.md section 8, "Admin"; the rest in its manner. */
export const staffEventMessages = {
  created: 'Event created successfully',
  createFailed: 'Failed to create event',
  updated: 'Event updated successfully',
  updateFailed: 'Failed to update event',
  published: 'Event published',
  publishFailed: 'Failed to publish event',
  cancelled: 'Event cancelled',
  cancelFailed: 'Failed to cancel event',
  restored: 'Event reinstated',
  restoreFailed: 'Failed to reinstate event',
  copied: (count: number) => (count === 1 ? 'Event copied as a draft' : `${count} drafts were made`),
  copyFailed: 'Failed to copy event',
  deleted: 'Event moved to the trash',
  deleteFailed: 'Failed to delete event',
  told: (count: number) =>
    count === 1
      ? 'The one person registered will be notified by email.'
      : `All ${count.toLocaleString('en-GB')} registered people will be notified by email.`,
  removed: 'Registration removed',
  removedDescription: 'The person will be notified by email.',
  removeFailed: 'Failed to remove registration',
  none: 'No events found',
  listFailed: 'Failed to load events',
  nobody: 'Nobody is registered',
  registrantsFailed: 'Failed to load registrations',
} as const

/** What is said about lists. */
export const savedListMessages = {
  none: 'No list is saved yet',
  noneHint:
    'A list finds people, memberships, registrations or payments by the conditions you choose, and is always up to date.',
  listsFailed: 'Failed to load the lists',
  listFailed: 'Failed to load the list',
  empty: 'Nothing meets these conditions',
  saved: 'List saved',
  saveFailed: 'Failed to save the list',
  deleted: 'List deleted',
  deleteFailed: 'Failed to delete the list',
  unsaved: 'Your changes to the list have not been saved.',
  unread: 'A condition in this address cannot be read. Without it the list would hold more than was meant.',
} as const

import type { Role } from '../../../collections/access/roles'

/** Source: spec.md sections 2 and 8, "Admin". */
export const adminMessages = {
  title: 'Admin Dashboard',
  roleAdded: (role: Role) => `${role} role added successfully`,
  roleRemoved: (role: Role) => `${role} role removed successfully`,
  roleAddFailed: (role: Role) => `Failed to add ${role} role`,
  roleRemoveFailed: (role: Role) => `Failed to remove ${role} role`,
  regionUpdated: 'Region updated successfully',
  regionFailed: 'Failed to update region',
  noUsers: 'No users found',
  usersFailed: 'Failed to load users',
  noContacts: 'No contact submissions yet',
  contactsFailed: 'Failed to load contact submissions',
  messageUpdated: 'Message updated',
  messageFailed: 'Failed to update message',
  accountLocked: 'The account is locked and signed out',
  accountUnlocked: 'The account can sign in again',
  factorReset: 'Two-step sign-in is off for this account',
  confirmationSent: 'The confirmation was sent again',
  signedOutEverywhere: 'Signed out everywhere',
  changedMeanwhile: 'A colleague changed it meanwhile. It is shown as it is now.',
  actionFailed: 'This could not be done',
} as const

/** Whose memberships the directory lists: those that count, or for staff those that have expired. Apart, so that the browser need not load zod. */
export const DIRECTORY_MEMBERSHIPS = { current: 'Current members', expired: 'Expired memberships' } as const
export type DirectoryMembership = keyof typeof DIRECTORY_MEMBERSHIPS

/**
 * Which memberships the directory lists: current ones, or for staff expired ones. In a file without zod, for
 * the browser.
 */
export const DIRECTORY_MEMBERSHIPS = { current: 'Current members', expired: 'Expired memberships' } as const

import type { PayloadRequest } from 'payload'
import { problem } from '../answers'

/** Whether the directory is open to an account: one with a confirmed address. Source: decisions.md "Screens". */
export const canSeeDirectory = (user: PayloadRequest['user']): boolean => Boolean(user?.emailVerifiedAt)

/** Why the directory is closed to whoever asks, or undefined. */
export const refuseDirectory = (user: PayloadRequest['user']): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', 'Please sign in to view the member directory')
  return canSeeDirectory(user) ? undefined : problem(403, 'unverified', 'Please confirm your email address to view the member directory')
}

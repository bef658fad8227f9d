import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../audit'
import { confirmEmailChange, hashToken, isEmailChangeOf } from '../credentials'
import { applyEmailChange } from './applyEmailChange'

/** How long a confirmed change is stored, in case the server stops before it is applied. */
const UNAPPLIED_TTL_MS = 90 * 24 * 60 * 60_000

/** Replaces the email of an account, on behalf of the person who reads the new one. */
export const confirmNewEmail = async (
  req: PayloadRequest,
  token: string,
): Promise<{ email: string } | { problem: 'link_ended' | 'email_unavailable' }> => {
  const { payload, user } = req
  const now = new Date()
  const tokenHash = hashToken(token)
  const isOwnersPress = user ? await isEmailChangeOf(payload, tokenHash, user.id) : false
  const expiresAt = new Date(now.getTime() + UNAPPLIED_TTL_MS)
  const change = await confirmEmailChange(payload, tokenHash, { now, isOwnersPress, expiresAt })
  if (!change) return { problem: 'link_ended' }
  if (!(await applyEmailChange(payload, change))) return { problem: 'email_unavailable' }
  await recordSecurityEvent(req, { event: 'email.changed', account: String(change.user) })
  return { email: change.newEmail }
}

import type { Payload, PayloadRequest } from 'payload'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import { takeSecondFactor } from './secondFactorsRepository'

/**
 * Switches an account's two-step sign-in off and tells the owner by mail. The caller decides access first, and asks for
 * a recent proof.
 * @returns whether it was on
 */
export const removeSecondFactor = async (payload: Payload, userId: string): Promise<boolean> => {
  const removed = await takeSecondFactor(payload, userId)
  if (!removed?.confirmedAt) return false
  await notifyOwner(payload, userId, 'factorRemoved', removed._id.toHexString())
  return true
}

/** Switches two-step sign-in off for the owner of the account. */
export const removeOwnSecondFactor = async (req: PayloadRequest, userId: string): Promise<void> => {
  const wasOn = await removeSecondFactor(req.payload, userId)
  if (wasOn) await recordSecurityEvent(req, { event: 'factor.turned-off' })
}

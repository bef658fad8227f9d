import type { PayloadRequest } from 'payload'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import { endOtherSessions, readSessionToken } from '../credentials'
import { type CodeRefusal, checkCode } from './checkCode'
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes'
import type { RecoveryCodes } from './secondFactor.schema'
import { confirmSecret, findSecondFactor } from './secondFactorsRepository'

/**
 * Switches two-step sign-in on, by a first code of the app. Other devices, which signed in without a code,
 * are signed out.
 * @returns the recovery codes, which are shown this once
 */
export const confirmSecondFactor = async (
  req: PayloadRequest,
  user: string,
  code: string,
): Promise<RecoveryCodes | CodeRefusal | { problem: 'nothing_to_confirm' }> => {
  const factor = await findSecondFactor(req.payload, user)
  if (!factor || factor.confirmedAt) return { problem: 'nothing_to_confirm' }
  const refusal = await checkCode(req, user, factor, code)
  if (refusal) return refusal
  const recoveryCodes = makeRecoveryCodes()
  const hashes = recoveryCodes.map((one) => hashRecoveryCode(user, one))
  if (!(await confirmSecret(req.payload, factor, hashes))) return { problem: 'nothing_to_confirm' }
  await endOtherSessions(req.payload, user, readSessionToken(req.headers))
  await notifyOwner(req.payload, user, 'factorAdded', `${factor.id}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'factor.turned-on' })
  return { recoveryCodes }
}

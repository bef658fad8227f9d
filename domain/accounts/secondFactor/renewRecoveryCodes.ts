import type { PayloadRequest } from 'payload'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes'
import type { RecoveryCodes } from './secondFactor.schema'
import { replaceRecoveryCodes } from './secondFactorsRepository'

/** Makes ten new recovery codes in place of the old ones; undefined when two-step sign-in is off. */
export const renewRecoveryCodes = async (
  req: PayloadRequest,
  user: string,
): Promise<RecoveryCodes | undefined> => {
  const recoveryCodes = makeRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(user, code))
  if (!(await replaceRecoveryCodes(req.payload, user, hashes))) return undefined
  await notifyOwner(req.payload, user, 'recoveryCodesRenewed', `${user}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'factor.codes-renewed' })
  return { recoveryCodes }
}

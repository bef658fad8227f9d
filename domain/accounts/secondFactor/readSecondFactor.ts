import type { Payload } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import type { User } from '../../../payload-types'
import { isSecondFactorRequired } from './isSecondFactorRequired'
import type { SecondFactorState } from './secondFactor.schema'
import { findSecondFactor } from './secondFactorsRepository'

/** Whether two-step sign-in is on for an account, and whether it must be. */
export const readSecondFactor = async (payload: Payload, user: User): Promise<SecondFactorState> => {
  const factor = await findSecondFactor(payload, user.id)
  const isOn = Boolean(factor?.confirmedAt)
  const isRequired =
    Boolean(user.isFactorMissing) || (isStaff(user) && (await isSecondFactorRequired(payload)))
  return { isOn, recoveryCodesLeft: isOn ? (factor?.recoveryCodes.length ?? 0) : 0, isRequired }
}

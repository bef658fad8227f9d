import type { Payload } from 'payload'
import type { StaffSetting } from '../../payload-types'
import { isTrialInstallation } from '../../server/env'

/** Whether staff need a second factor. Source: decisions.md "Sessions and accounts". */
export const isFactorRequired = async (payload: Payload): Promise<boolean> => {
  const { secondFactorForStaff = 'automatic' } = await payload.db.findGlobal<Partial<StaffSetting>>({ slug: 'staff-settings' })
  return secondFactorForStaff === 'automatic' ? !isTrialInstallation() : secondFactorForStaff === 'required'
}

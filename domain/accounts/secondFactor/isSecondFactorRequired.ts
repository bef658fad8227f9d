import type { Payload } from 'payload'
import type { StaffSetting } from '../../../payload-types'
import { isTrialInstallation } from '../../../platform/env'

/** Whether staff need a second factor. Source: decisions.md "Sessions and accounts". */
export const isSecondFactorRequired = async (payload: Payload): Promise<boolean> => {
  // read past Payload's own operation, which would ask who is asking: this decides about that
  const settings = (await payload.db.findGlobal<Partial<StaffSetting>>({
    slug: 'staff-settings',
  })) as Partial<StaffSetting> | null // nobody saved them yet
  const rule = settings?.secondFactorForStaff ?? 'automatic'
  return rule === 'automatic' ? !isTrialInstallation() : rule === 'required'
}

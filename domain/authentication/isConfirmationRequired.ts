import type { Payload } from 'payload'
import type { StaffSetting } from '../../payload-types'
import { isTrialInstallation } from '../../platform/env'

/** Whether a new account must confirm its address before it can sign in: the staff's setting, else by installation. */
export const isConfirmationRequired = async (payload: Payload): Promise<boolean> => {
  const settings: Partial<StaffSetting> = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a rule of the house: visitors may not read it, and what they sign up for depends on it
  })
  // before anybody saved the settings they are empty, whatever the types promise
  const rule = settings.emailConfirmation ?? 'automatic'
  return rule === 'automatic' ? !isTrialInstallation() : rule === 'required'
}

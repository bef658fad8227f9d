import type { Payload } from 'payload'
import type { StaffSetting } from '../../../payload-types'
import { isTrialInstallation } from '../../../platform/env'

/**
 * Whether a new account must confirm its email before it can sign in: by the staff setting, or by the kind of
 * installation.
 */
export const isConfirmationRequired = async (payload: Payload): Promise<boolean> => {
  const settings: Partial<StaffSetting> = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // without access control: visitors cannot read this setting, but it applies to their sign-up
  })
  // until somebody saves the settings they are empty, although the types say otherwise
  const rule = settings.emailConfirmation ?? 'automatic'
  return rule === 'automatic' ? !isTrialInstallation() : rule === 'required'
}

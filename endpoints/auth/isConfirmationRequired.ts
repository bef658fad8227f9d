import type { Payload } from 'payload'
import { isTrialInstallation } from '../../server/env'

/** Whether a new account must confirm its address before it can sign in: the staff's setting, else by installation. */
export const isConfirmationRequired = async (payload: Payload): Promise<boolean> => {
  // before anybody saved the settings they are empty
  const { emailConfirmation = 'automatic' } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a rule of the house: visitors may not read it, and what they sign up for depends on it
  })
  return emailConfirmation === 'automatic' ? !isTrialInstallation() : emailConfirmation === 'required'
}

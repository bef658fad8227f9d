import { hasFilledForm } from '../filledForms'

/**
 * After the session has ended elsewhere: leads away from what needs one, unless a form is filled in here. That stays as it
 * is, and the person is told.
 */
export const leaveQuietly = async (revalidate: () => Promise<void>, tell: () => void): Promise<void> => {
  if (hasFilledForm()) tell()
  else await revalidate()
}

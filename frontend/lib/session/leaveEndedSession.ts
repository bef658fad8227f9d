import { hasFilledForm } from '../filledForms'
import { sessionMessages } from '../messages/sessionMessages'
import type { ShowToast } from '../toasts'

/**
 * After the session has ended elsewhere: leads away from what needs one, unless a form is filled in here.
 * That stays as it is, and the person is told.
 */
export const leaveEndedSession = async (
  revalidate: () => Promise<void>,
  showToast: ShowToast,
): Promise<void> => {
  if (hasFilledForm())
    showToast({
      tone: 'info',
      title: sessionMessages.signedOutElsewhere,
      description: sessionMessages.typedStays,
    })
  else await revalidate()
}

import type { App } from '../app'
import { forgetSession, reloadSession } from './forgetSession'
import type { ShowToast } from '../toasts'
import { leaveEndedSession } from './leaveEndedSession'
import type { SessionHint } from './sessionHint'

/**
 * Does what another tab did: signs in or out, or finds that the session is over. A form that is filled in
 * here stays.
 */
export const followOtherTab = async (
  app: App,
  hint: SessionHint,
  revalidate: () => Promise<void>,
  showToast: ShowToast,
): Promise<void> => {
  if (hint !== 'signed-out') {
    // a page that its device had kept shows no session, whoever is signed in: the server knows
    const user = await reloadSession(app)
    if (user || hint !== null) {
      await revalidate()
      return
    }
  }
  forgetSession(app)
  await leaveEndedSession(revalidate, showToast)
}

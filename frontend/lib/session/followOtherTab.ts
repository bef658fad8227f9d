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
  if (typeof hint === 'number') {
    await reloadSession(app)
    await revalidate()
    return
  }
  forgetSession(app)
  await leaveEndedSession(revalidate, showToast)
}

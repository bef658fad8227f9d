import type { App } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { forgetSession, reloadSession } from './forgetSession'
import type { SessionHint } from './sessionHint'

/** Does what another tab did: signs in or out, or finds that the session is over. */
export const followOtherTab = async (app: App, hint: SessionHint, revalidate: () => Promise<void>): Promise<void> => {
  if (hint === 'signed-out') dropDraftsExceptOf()
  if (typeof hint === 'number') await reloadSession(app)
  else forgetSession(app)
  await revalidate()
}

import type { NavigateFunction } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../ApiError'
import type { App } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { messages } from '../messages/messages'
import { sessionMessages } from '../messages/sessionMessages'
import type { ShowToast } from '../toasts'
import { dropUnfinishedUploads } from '../uploads/unfinishedUploads'
import { forgetSession } from './forgetSession'
import { writeSignedOut } from './sessionHint'

/** These mean that the session was over already. Source: spec.md section 8. */
const ALREADY_OVER = [401, 403, 404]

/** Forgets the person in this tab, with what they had begun to type, and tells the other tabs. */
export const leaveSession = (app: App): void => {
  writeSignedOut()
  dropDraftsExceptOf()
  dropUnfinishedUploads()
  forgetSession(app)
}

/**
 * Signs out, on this device or on all.
 * @throws ApiError when the session could not be ended
 */
export const endSession = async (app: App, scope: 'local' | 'global'): Promise<void> => {
  try {
    await (scope === 'local' ? app.api.post('/users/logout') : app.api.post('/users/sign-out', { scope }))
  } catch (error) {
    if (!(error instanceof ApiError && ALREADY_OVER.includes(error.status))) throw error
  }
  leaveSession(app)
}

/** Signs out, says so and goes home; where the session could not be ended, says that. */
export const signOutHere = async (
  app: App,
  scope: 'local' | 'global',
  showToast: ShowToast,
  navigate: NavigateFunction,
): Promise<void> => {
  try {
    await endSession(app, scope)
    showToast({ tone: 'success', title: sessionMessages.signedOut })
    await navigate(paths.home.build())
  } catch {
    showToast({ tone: 'error', title: messages.error, description: sessionMessages.signOutFailed })
  }
}

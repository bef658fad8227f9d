import { ApiError } from '../ApiError'
import type { App } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { dropBegunUploads } from '../uploads/begunUploads'
import { forgetSession } from './forgetSession'
import { writeSignedOut } from './sessionHint'

/** These mean that the session was over already. Source: spec.md section 8. */
const ALREADY_OVER = [401, 403, 404]

/** Forgets the person in this tab, with what they had begun to type, and tells the other tabs. */
export const leaveSession = (app: App): void => {
  writeSignedOut()
  dropDraftsExceptOf()
  dropBegunUploads()
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

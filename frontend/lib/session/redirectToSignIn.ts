import { redirect } from 'react-router-dom'
import { paths } from '../../paths'
import type { App } from '../app'
import { hasSessionEnded } from './hasSessionEnded'

/**
 * For a loader that was refused: where the page asks to sign in again, and leads back from.
 * @returns undefined when the session lives, and the refusal has another reason
 */
export const redirectToSignIn = async (app: App, { url }: Request): Promise<Response | undefined> => {
  if (!(await hasSessionEnded(app))) return undefined
  const { pathname, search } = new URL(url)
  return redirect(paths.auth.build({ from: `${pathname}${search}`, notice: 'expired' }))
}

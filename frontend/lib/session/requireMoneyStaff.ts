import { redirect } from 'react-router-dom'
import { handlesMoney } from '../../../collections/access/roles'
import { paths } from '../../paths'
import type { App } from '../app'
import { requireAccount } from './requireAccount'
import type { SessionUser } from './sessionQuery'

/**
 * For the loader of a page for staff who handle money.
 * @throws a redirect: a visitor to the sign-in page, anyone else home, where the reason is shown
 */
export const requireMoneyStaff = async (app: App, request: Request): Promise<SessionUser> => {
  const user = await requireAccount(app, request)
  // the server gives staff their rights once they have a second step
  if (user.isFactorMissing)
    throw redirect(paths.profileSecurity.build({ from: new URL(request.url).pathname }))
  if (handlesMoney(user)) return user
  throw redirect(paths.home.withNotice('denied'))
}

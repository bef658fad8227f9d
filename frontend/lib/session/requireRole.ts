import { redirect } from 'react-router-dom'
import type { Role } from '../../../collections/access/roles'
import { paths } from '../../paths'
import type { App } from '../app'
import { requireAccount } from './requireAccount'
import type { SessionUser } from './sessionQuery'

/**
 * For the loader of a page that needs a role. Source: spec.md section 6, "Non-admins on /admin".
 * @param roles who may come in; one of them is enough
 * @throws a redirect: a visitor to the sign-in page, anyone else home, where the reason is shown
 */
export const requireRole = async (
  app: App,
  request: Request,
  ...roles: [Role, ...Role[]]
): Promise<SessionUser> => {
  const user = await requireAccount(app, request)
  // the server gives staff their rights once they have a second step
  if (user.isFactorMissing)
    throw redirect(paths.profileSecurity.build({ from: new URL(request.url).pathname }))
  if (roles.some((role) => user.roles?.includes(role))) return user

  throw redirect(paths.home.withNotice('denied'))
}

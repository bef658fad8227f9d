import { asReader } from '../../../collections/access/policies.schema'
import { redirect } from 'react-router-dom'
import { paths } from '../../paths'
import type { App } from '../app'
import { requireAccount } from './requireAccount'
import type { SessionUser } from './sessionQuery'

/**
 * For the loader of a page of staff. Source: spec.md section 6, "Non-admins on /admin".
 * @param isAllowed who may come in: `isAdmin`, `handlesMoney`
 * @param isForChanges of a page that is a form: an auditor, who changes nothing, is refused
 * @throws a redirect: a visitor to the sign-in page, anyone else home, where the reason is shown
 */
export const requireStaff = async (
  app: App,
  request: Request,
  isAllowed: (actor: SessionUser) => boolean,
  { isForChanges = false }: { isForChanges?: boolean } = {},
): Promise<SessionUser> => {
  const user = await requireAccount(app, request)
  // the server gives staff their rights once they have a second step
  if (user.isFactorMissing)
    throw redirect(paths.profileSecurity.build({ from: new URL(request.url).pathname }))
  // a page that only shows something opens for an auditor too
  if (isAllowed(isForChanges ? user : asReader(user))) return user

  throw redirect(paths.home.withNotice('denied'))
}

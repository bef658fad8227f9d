import { redirect } from 'react-router-dom'
import { paths } from '../../paths'
import type { App } from '../app'
import type { NoticeCode } from '../messages/noticeMessages'
import { type SessionUser, sessionQuery } from './sessionQuery'

/**
 * For the loader of a page that needs an account. The server's endpoints decide for themselves what they answer; this
 * shows people the way. Its page is declared with `personal(…)` in routes.tsx, so that no copy of it is kept.
 * @param notice what a visitor is told on the sign-in page
 * @returns who is signed in
 * @throws a redirect to the sign-in page, which leads back here
 */
export const requireAccount = async (
  app: App,
  request: Request,
  notice: NoticeCode = 'sign-in',
): Promise<SessionUser> => {
  const { user } = await app.queryClient.query(sessionQuery(app))
  if (user) return user
  const { pathname, search } = new URL(request.url)

  throw redirect(paths.auth.build({ from: `${pathname}${search}`, notice }))
}

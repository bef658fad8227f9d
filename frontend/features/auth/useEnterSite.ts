import { useNavigate, useSearchParams } from 'react-router-dom'
import { useApp } from '../../lib/app'
import { isOutsideSite, safeReturnPath } from '../../lib/safeReturnPath'
import { reloadSession } from '../../lib/session/forgetSession'
import { sessionQuery } from '../../lib/session/sessionQuery'
import { paths } from '../../paths'

/** What follows a sign-in: back to the page that asked for it, or first to what staff must set up. */
export const useEnterSite = (): (() => Promise<void>) => {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async () => {
    await reloadSession(app)
    const target = safeReturnPath(search.get('from'))
    const session = app.queryClient.getQueryData(sessionQuery(app).queryKey)
    if (session?.user?.isFactorMissing) await navigate(paths.profileSecurity.build({ from: target }), { replace: true })
    else if (isOutsideSite(target)) location.assign(target)
    else await navigate(target, { replace: true })
  }
}

import { useNavigate, useSearchParams } from 'react-router-dom'
import { useApp } from '../../../lib/app'
import { takeApplicationStart } from '../../../lib/applicationStart'
import { authMessages } from '../../../lib/messages/authMessages'
import { messages } from '../../../lib/messages/messages'
import { isOutsideSite, safeReturnPath } from '../../../lib/safeReturnPath'
import { reloadSession } from '../../../lib/session/forgetSession'
import { sessionQuery } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { paths } from '../../../paths'

/** What follows a sign-in: back to the page that asked for it, or first to what staff must set up. */
export const useEnterSite = (): (() => Promise<void>) => {
  const app = useApp()
  const navigate = useNavigate()
  const showToast = useToast()
  const [search] = useSearchParams()
  return async () => {
    if (search.get('link') === 'true') {
      const toast = await app.api.post('/users/sso/link').then(
        () => ({ tone: 'success', title: authMessages.linked }) as const,
        () => ({ tone: 'error', title: messages.error, description: authMessages.notLinked }) as const,
      )
      showToast(toast)
    }
    await reloadSession(app)
    const start = takeApplicationStart()
    const target = safeReturnPath(search.get('from') ?? start ?? null)
    const session = app.queryClient.getQueryData(sessionQuery(app).queryKey)
    if (session?.user?.isFactorMissing)
      await navigate(paths.profileSecurity.build({ from: target }), { replace: true })
    else if (isOutsideSite(target)) location.assign(target)
    else await navigate(target, { replace: true })
  }
}

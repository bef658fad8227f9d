import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { messages } from '../../../lib/messages/messages'
import { reloadSession } from '../../../lib/session/forgetSession'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'

/** Uses the new address once the person says so: programs that open the links of a mail spend nothing. */
export const ConfirmEmail = () => {
  const app = useApp()
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [email, setEmail] = useState<string>()

  const confirm = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      setEmail(
        (await app.api.post<{ email: string }>('/users/email/confirm', { token: hash.slice(1) })).email,
      )
      await reloadSession(app).catch(() => undefined) // the address is confirmed all the same
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  if (email) {
    return (
      <div role="status" className="grid gap-5">
        <div className="border-s-4 border-acacia bg-acacia-wash p-5 text-lg">
          <p className="font-semibold">{accountMessages.emailConfirmed}</p>
          <p className="mt-1">
            From now on you sign in with <span className="break-all">{email}</span>.
          </p>
        </div>
        <p>
          <ButtonLink tone="main" to={paths.home.build()}>
            Go to the Home Page
          </ButtonLink>
        </p>
      </div>
    )
  }
  const hasToken = !isHydrated || hash.length > 1
  return (
    <div className="grid gap-5">
      <div role="alert">
        {(problem ?? !hasToken) && (
          <p className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">
            {problem ?? 'The link is incomplete. Please open it from the email again.'}
          </p>
        )}
      </div>
      {hasToken && (
        <p>
          <Button tone="main" isBusy={isBusy} disabled={!isHydrated} onClick={() => void confirm()}>
            Confirm This Address
          </Button>
        </p>
      )}
    </div>
  )
}

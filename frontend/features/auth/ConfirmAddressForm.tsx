import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../components/ui/Button'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { useApp } from '../../lib/app'
import { authMessages } from '../../lib/messages/authMessages'
import { messages } from '../../lib/messages/messages'
import { reloadSession } from '../../lib/session/forgetSession'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'
import { TokenField } from './TokenField'

/** Confirms a new account's address, by a press: programs that open the links of mails must not. */
export const ConfirmAddressForm = () => {
  const app = useApp()
  const navigate = useNavigate()
  const showToast = useToast()
  const isHydrated = useIsHydrated()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./authSchemas')).confirmSchema,
    submit: async (confirmation) => {
      await app.api.post('/users/confirm', confirmation)
      showToast({ tone: 'success', title: messages.success, description: authMessages.addressConfirmed })
      await reloadSession(app)
      await navigate(paths.auth.build(), { replace: true })
    },
  })
  return (
    <form {...props} action="/api/users/confirm" noValidate={isHydrated} className="grid gap-5">
      <h2 className="text-xl">Confirm your email address</h2>
      <p className="text-ink-soft">Select the button to confirm your email address.</p>
      <ErrorSummary errors={errors} />
      <TokenField {...field('token')} />
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Confirm Email Address
        </Button>
        <ButtonLink to={paths.auth.resend()} tone="quiet">
          Ask for another link
        </ButtonLink>
      </p>
    </form>
  )
}

import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { NewPasswordField } from '../../../components/ui/NewPasswordField'
import { useApp } from '../../../lib/app'
import { authMessages } from '../../../lib/messages/authMessages'
import { messages } from '../../../lib/messages/messages'
import { leaveSession } from '../../../lib/session/endSession'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { paths } from '../../../paths'
import { TokenField } from './TokenField'

/**
 * The new password, on the way back from the mail. The link's token is spent by sending this form, never by opening the
 * page. Source: spec.md sections 2 "/auth" and 5, decisions.md "Screens".
 */
export const NewPasswordForm = () => {
  const app = useApp()
  const navigate = useNavigate()
  const showToast = useToast()
  const { props, field, errors, isPending } = useForm({
    plain: 'set-password',
    schema: async () => (await import('./authSchemas')).setPasswordSchema,
    submit: async (change) => {
      await app.api.post('/users/set-password', change)
      // all sessions of the account are over, that of this browser too
      leaveSession(app)
      showToast({ tone: 'success', title: messages.success, description: authMessages.passwordSet })
      await navigate(paths.auth.build(), { replace: true })
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Choose a new password</h2>
      <p className="text-ink-soft">
        You will be signed out on all devices and can then sign in with the new password.
      </p>
      <ErrorSummary errors={errors} />
      <TokenField {...field('token')} />
      <NewPasswordField {...field('password')} label="New password" />
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Save New Password
        </Button>
        <ButtonLink to={paths.auth.forgot()} tone="quiet">
          Ask for another link
        </ButtonLink>
      </p>
    </form>
  )
}

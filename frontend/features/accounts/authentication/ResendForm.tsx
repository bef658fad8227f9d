import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { authMessages } from '../../../lib/messages/authMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { paths } from '../../../paths'

/** Asks for the mail that confirms an address, once more. Whether there is such an account is not told. */
export const ResendForm = () => {
  const { api } = useApp()
  const navigate = useNavigate()
  const showToast = useToast()
  const { props, field, errors, isPending } = useForm({
    plain: 'resend',
    schema: async () => (await import('./authSchemas')).accountLinkSchema,
    submit: async (request) => {
      await api.post('/users/resend', request)
      showToast({ tone: 'success', title: messages.success, description: authMessages.confirmationSent })
      await navigate(paths.auth.build(), { replace: true })
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Confirm your email address</h2>
      <p className="text-ink-soft">
        If there is an unconfirmed account with this address, we will send the email again.
      </p>
      <ErrorSummary errors={errors} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" required />
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Send Confirmation Link
        </Button>
        <ButtonLink to={paths.auth.build()} tone="quiet">
          Back to Sign In
        </ButtonLink>
      </p>
    </form>
  )
}

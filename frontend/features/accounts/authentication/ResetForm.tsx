import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { authMessages } from '../../../lib/messages/authMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { BackToSignIn } from './BackToSignIn'

export interface ResetFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Asks for a mail with a link to a new password. Works by plain post too. Source: spec.md sections 2 and 8. */
export const ResetForm = ({ email, onEmail, onBack }: ResetFormProps) => {
  const { api } = useApp()
  const showToast = useToast()
  const { props, field, errors, isPending } = useForm({
    plain: 'recover',
    schema: async () => (await import('./authSchemas')).accountLinkSchema,
    submit: async (request) => {
      await api.post('/users/recover', request)
      showToast({ tone: 'success', title: messages.success, description: authMessages.resetSent })
      onBack()
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Reset your password</h2>
      <p className="text-ink-soft">
        We will email you a link to choose a new password. The link expires after one hour.
      </p>
      <ErrorSummary errors={errors} />
      <Field
        defaultValue={email}
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Send Reset Link
        </Button>
        <BackToSignIn onBack={onBack} />
      </p>
    </form>
  )
}

import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/Button'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { Field } from '../../components/ui/Field'
import { SubmitButton } from '../../components/ui/SubmitButton'
import { useForm } from '../../lib/useForm'
import { paths } from '../../paths'

export interface ResetFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/**
 * Asks for a new password. Until reset mails can be sent, this leads to a message to the office with the subject
 * filled in. Source: decisions.md "Everything painted becomes real".
 */
export const ResetForm = ({ email, onEmail, onBack }: ResetFormProps) => {
  const navigate = useNavigate()
  const { props, field, errors } = useForm({
    schema: async () => (await import('./authSchemas')).resetSchema,
    submit: async (request) => navigate(paths.contact.build({ subject: 'Password reset', email: request.email })),
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Reset your password</h2>
      <p className="text-ink-soft">For now the office sends reset links by hand. You go on to a message to the office that has your address and the subject filled in.</p>
      <ErrorSummary errors={errors} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" defaultValue={email} onChange={(event) => onEmail(event.target.value)} required />
      <p className="mt-1 flex flex-wrap gap-3">
        <SubmitButton>Send Reset Link</SubmitButton>
        <Button tone="quiet" onClick={onBack}>
          Back to Sign In
        </Button>
      </p>
    </form>
  )
}

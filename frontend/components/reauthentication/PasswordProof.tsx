import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../lib/app'
import { accountMessages } from '../../lib/messages/accountMessages'
import { secondFactorQuery } from '../../lib/session/secondFactorQuery'
import { useForm } from '../../lib/useForm'
import { Button } from '../ui/Button'
import { CodeField } from '../ui/CodeField'
import { ErrorSummary } from '../ui/ErrorSummary'
import { PasswordField } from '../ui/PasswordField'
import { SubmitButton } from '../ui/SubmitButton'

export interface PasswordProofProps {
  onProved: () => void
  onCancel: () => void
}

/** Asks for the password again, and for the code where two-step sign-in is on. */
export const PasswordProof = ({ onProved, onCancel }: PasswordProofProps) => {
  const app = useApp()
  const { data: factor } = useQuery(secondFactorQuery(app))
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./reauthenticationSchemas')).reauthenticateSchema,
    submit: async (proof) => {
      await app.api.post('/users/reauthenticate', proof)
      onProved()
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <p className="text-ink-soft">{accountMessages.reauthenticationReason}</p>
      <ErrorSummary errors={errors} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
      {factor?.isOn && <CodeField {...field('code')} />}
      <p className="mt-1 flex flex-wrap gap-3">
        <SubmitButton isBusy={isPending}>Confirm</SubmitButton>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

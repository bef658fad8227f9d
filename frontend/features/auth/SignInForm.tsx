import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { Field } from '../../components/ui/Field'
import { PasswordField } from '../../components/ui/PasswordField'
import { SubmitButton } from '../../components/ui/SubmitButton'
import { useApp } from '../../lib/app'
import { useForm } from '../../lib/useForm'
import { useEnterSite } from './useEnterSite'

export interface SignInFormProps {
  email: string
  onEmail: (email: string) => void
  onForgotten: () => void
  /** The password was right; a code is asked for. */
  onChallenge: (challenge: string) => void
}

/** Email and password. Goes back to the page that asked to sign in. */
export const SignInForm = ({ email, onEmail, onForgotten, onChallenge }: SignInFormProps) => {
  const { api } = useApp()
  const enterSite = useEnterSite()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./authSchemas')).signInSchema,
    submit: async (credentials) => {
      const answer = await api.post<{ challenge?: string }>('/users/login', credentials)
      if (answer.challenge) onChallenge(answer.challenge)
      else await enterSite()
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <ErrorSummary errors={errors} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" defaultValue={email} onChange={(event) => onEmail(event.target.value)} required />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SubmitButton isBusy={isPending}>Sign In</SubmitButton>
        <button type="button" className="link min-h-11" onClick={onForgotten}>
          Forgot your password
        </button>
      </div>
    </form>
  )
}

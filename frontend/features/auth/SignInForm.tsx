import { useNavigate, useSearchParams } from 'react-router-dom'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { Field } from '../../components/ui/Field'
import { PasswordField } from '../../components/ui/PasswordField'
import { SubmitButton } from '../../components/ui/SubmitButton'
import { useApp } from '../../lib/app'
import { isOutsideSite, safeReturnPath } from '../../lib/safeReturnPath'
import { reloadSession } from '../../lib/session/forgetSession'
import { useForm } from '../../lib/useForm'

export interface SignInFormProps {
  email: string
  onEmail: (email: string) => void
  onForgotten: () => void
}

/** Email and password. Goes back to the page that asked to sign in. */
export const SignInForm = ({ email, onEmail, onForgotten }: SignInFormProps) => {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./authSchemas')).signInSchema,
    submit: async (credentials) => {
      await app.api.post('/users/login', credentials)
      await reloadSession(app)
      const target = safeReturnPath(search.get('from'))
      if (isOutsideSite(target)) location.assign(target)
      else await navigate(target, { replace: true })
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

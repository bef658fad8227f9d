import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { PasswordField } from '../../../components/ui/PasswordField'
import { useApp } from '../../../lib/app'
import { useForm } from '../../../lib/useForm'
import { paths } from '../../../paths'
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
    plain: 'sign-in',
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
      {errors.length > 0 && (
        <p className="-mt-2 text-ink-soft">
          New here? An account opens once its email address is confirmed.{' '}
          <Link to={paths.auth.resend()} className="link inline-block py-1">
            Send the confirmation link again
          </Link>
        </p>
      )}
      <Field
        defaultValue={email}
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Sign In
        </Button>
        {/* an address of its own, for who presses it before the script runs */}
        <a
          href={paths.auth.forgot()}
          className="link inline-flex min-h-11 items-center"
          onClick={(event) => {
            event.preventDefault()
            onForgotten()
          }}
        >
          Forgot your password
        </a>
      </div>
    </form>
  )
}

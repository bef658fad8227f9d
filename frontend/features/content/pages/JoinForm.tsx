import { type SubmitEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary, type FormError } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { keepApplicationEmail } from '../../../lib/applicationEmail'
import { keepApplicationStart } from '../../../lib/applicationStart'
import { useSession } from '../../../lib/session/useSession'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { JOIN_FIELD } from './joinField'

const INVALID = 'Please enter a valid email address'

/**
 * Step 1 of 3: asks for an email and goes on to the application, for a visitor by way of Sign Up, with the
 * type that was chosen on the way here.
 */
export const JoinForm = () => {
  const navigate = useNavigate()
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const type = useSearchParams()[0].get('type') ?? undefined
  const application = paths.membership.application.build({ type })
  const [errors, setErrors] = useState<FormError[]>([])
  const start = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string' || !email.trim().includes('@')) {
      setErrors([{ message: INVALID, fieldId: JOIN_FIELD }])
      return
    }
    keepApplicationEmail(email.trim())
    if (!user) keepApplicationStart(type)
    void navigate(user ? application : paths.auth.signUp(application))
  }
  return (
    <form
      className="card grid max-w-[36rem] gap-5 p-5 md:p-7"
      action={user ? paths.membership.application.path : paths.auth.path}
      noValidate={isHydrated}
      onSubmit={start}
    >
      <div>
        <p className="font-display font-semibold text-laterite">Step 1 of 3</p>
        <h2 className="mt-1 text-xl">Tell Us About Yourself</h2>
      </div>
      <ErrorSummary errors={errors} />
      {!user && <input type="hidden" name="tab" value="sign-up" />}
      {!user && <input type="hidden" name="from" value={application} />}
      {user && type && <input type="hidden" name="type" value={type} />}
      <Field
        id={JOIN_FIELD}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={errors[0]?.message}
        required
      />
      <p>
        <Button type="submit" tone="main">
          Start Application
        </Button>
      </p>
    </form>
  )
}

import { useEffect } from 'react'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { NewPasswordField } from '../../../components/ui/NewPasswordField'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { readApplicationEmail } from '../../../lib/applicationEmail'
import { authMessages } from '../../../lib/messages/authMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

/** A refusal that is about the confirmation mail, not about the account. Source: spec.md section 8. */
const isMailFailure = (error: unknown): boolean =>
  error instanceof ApiError && /confirmation email|smtp|invalid username/i.test(error.message)

export interface SignUpFormProps {
  email: string
  onEmail: (email: string) => void
  /** The account exists: sign in now. */
  onDone: () => void
}

export const SignUpForm = ({ email, onEmail, onDone }: SignUpFormProps) => {
  const { api } = useApp()
  const showToast = useToast()
  const { props, field, errors, isPending } = useForm({
    plain: 'sign-up',
    schema: async () => (await import('./authSchemas')).signUpSchema,
    submit: async (account) => {
      try {
        const { isConfirmationRequired } = await api.post<{ isConfirmationRequired: boolean }>(
          '/users/sign-up',
          account,
        )
        const description = isConfirmationRequired ? authMessages.confirmFirst : authMessages.signInNow
        showToast({ tone: 'success', title: authMessages.accountCreated, description })
      } catch (error) {
        if (!isMailFailure(error)) throw error
        showToast({
          tone: 'error',
          title: authMessages.mailNotConfigured,
          description: authMessages.mailNotConfiguredDescription,
        })
      }
      onDone()
    },
  })
  // the address given at the start of an application
  const { id: emailId } = field('email')
  useEffect(() => {
    const kept = readApplicationEmail()
    const input = document.getElementById(emailId)
    if (!kept || !(input instanceof HTMLInputElement) || input.value !== '') return
    input.value = kept
    onEmail(kept)
  }, [emailId, onEmail])
  return (
    <form {...props} className="grid gap-5">
      <ErrorSummary errors={errors} />
      <Field
        {...field('fullName')}
        label="Full Name"
        autoComplete="name"
        dir="auto"
        maxLength={100}
        required
      />
      <Field
        defaultValue={email}
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <NewPasswordField {...field('password')} label="Password" />
      <p className="mt-1">
        <Button type="submit" tone="main" isBusy={isPending}>
          Sign Up
        </Button>
      </p>
    </form>
  )
}

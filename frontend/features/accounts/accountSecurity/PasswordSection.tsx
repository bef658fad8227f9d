import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { NewPasswordField } from '../../../components/ui/NewPasswordField'
import { PasswordField } from '../../../components/ui/PasswordField'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { signInWaysQuery } from '../../../lib/session/signInWaysQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { FirstPasswordForm } from './FirstPasswordForm'

const ChangeForm = () => {
  const { api } = useApp()
  const showToast = useToast()
  const [turn, setTurn] = useState(0)
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./securitySchemas')).changePasswordSchema,
    submit: async (change) => {
      await api.post('/users/password', change)
      showToast({
        tone: 'success',
        title: accountMessages.passwordChanged,
        description: accountMessages.othersSignedOut,
      })
      setTurn((last) => last + 1)
    },
  })
  return (
    <form {...props} key={turn} className="grid gap-5">
      <ErrorSummary errors={errors} />
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...field('newPassword')} label="New password" />
      <p>
        <SubmitButton tone="plain" isBusy={isPending}>
          Change Password
        </SubmitButton>
      </p>
    </form>
  )
}

/** Changes the own password, or chooses the first one. */
export const PasswordSection = () => {
  const { data: ways } = useQuery(signInWaysQuery(useApp()))
  return ways && !ways.hasPassword ? <FirstPasswordForm /> : <ChangeForm />
}

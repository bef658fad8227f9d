import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { NewPasswordField } from '../../../components/ui/NewPasswordField'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { signInWaysQuery } from '../../../lib/session/signInWaysQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

/** Chooses a password for an account that has none. */
export const FirstPasswordForm = () => {
  const app = useApp()
  const showToast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./securitySchemas')).firstPasswordSchema,
    submit: async (choice) => {
      await withReauthentication(() => app.api.post('/users/password/first', choice))
      showToast({
        tone: 'success',
        title: accountMessages.passwordChosen,
        description: accountMessages.passwordChosenDescription,
      })
      await app.queryClient.invalidateQueries({ queryKey: signInWaysQuery(app).queryKey })
    },
  })
  return (
    <>
      <form {...props} className="grid gap-5">
        <p>
          Your account has no password yet, because you sign in with single sign-on. Set a password to be able
          to sign in without it.
        </p>
        <ErrorSummary errors={errors} />
        <NewPasswordField {...field('newPassword')} label="New password" />
        <p>
          <SubmitButton tone="plain" isBusy={isPending}>
            Choose Password
          </SubmitButton>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}

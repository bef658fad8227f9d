import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Link } from '../../../components/ui/Link'
import { PasswordField } from '../../../components/ui/PasswordField'
import { useApp } from '../../../lib/app'
import { authMessages } from '../../../lib/messages/authMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { TokenField } from './TokenField'
import { useEnterSite } from './useEnterSite'

/**
 * Confirms a new account's address and signs in, by a press: programs that open the links of mails must not.
 * The password shows that who reads the mail is who signed up.
 */
export const ConfirmAddressForm = () => {
  const { api } = useApp()
  const { hash } = useLocation()
  const enterSite = useEnterSite()
  const showToast = useToast()
  const isHydrated = useIsHydrated()
  const { props, field, errors, isPending } = useForm({
    plain: 'confirm',
    schema: async () => (await import('./authSchemas')).confirmSchema,
    submit: async (confirmation) => {
      await api.post('/users/confirm', confirmation)
      showToast({ tone: 'success', title: messages.success, description: authMessages.addressConfirmed })
      await enterSite()
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Confirm your email address</h2>
      <p className="text-ink-soft">
        Enter the password that you chose when you signed up. Your account is then ready and you are signed
        in.
      </p>
      <ErrorSummary errors={errors} />
      <TokenField {...field('token')} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
      <p>
        <Link to={`${paths.auth.chooseNew()}${isHydrated ? hash : ''}`} className="link inline-block py-1">
          I do not know the password: choose a new one
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Confirm and Sign In
        </Button>
        <ButtonLink to={paths.auth.resend()} tone="quiet">
          Ask for another link
        </ButtonLink>
      </p>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { PasswordField } from '../../../components/ui/PasswordField'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { signInWaysQuery } from '../../../lib/session/signInWaysQuery'
import { useSession } from '../../../lib/session/useSession'
import { useForm } from '../../../lib/useForm'

/** Asks for another address, which counts once its owner has confirmed it. It needs the password. */
export const EmailSection = () => {
  const app = useApp()
  const { user } = useSession()
  const { data: ways } = useQuery(signInWaysQuery(app))
  const [sentTo, setSentTo] = useState<string>()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./securitySchemas')).changeEmailSchema,
    submit: async (change) => {
      await app.api.post('/users/email', change)
      setSentTo(change.newEmail)
    },
  })
  if (ways && !ways.hasPassword) {
    return (
      <p>
        Your address is <strong className="break-all">{user?.email}</strong>. To use another one,{' '}
        <a href="#password" className="link inline-block py-1">
          choose a password
        </a>{' '}
        first.
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      <p>
        You sign in with <strong className="break-all">{user?.email}</strong>. It stays in use until you have
        confirmed another one.
      </p>
      <div role="status">
        {sentTo && (
          <div className="border-s-4 border-acacia bg-acacia-wash p-5">
            <p className="font-semibold">{accountMessages.emailSent}</p>
            <p className="mt-1">
              We sent a link to <span className="break-all">{sentTo}</span>. Open it within 24 hours and
              confirm the address there.
            </p>
          </div>
        )}
      </div>
      {sentTo ? (
        <p>
          <button type="button" className="link min-h-11 font-semibold" onClick={() => setSentTo(undefined)}>
            Use another address
          </button>
        </p>
      ) : (
        <form {...props} className="grid gap-5">
          <ErrorSummary errors={errors} />
          <Field
            {...field('newEmail')}
            label="New email address"
            type="email"
            autoComplete="email"
            maxLength={255}
            required
          />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
          <p>
            <SubmitButton tone="plain" isBusy={isPending}>
              Send Confirmation Link
            </SubmitButton>
          </p>
        </form>
      )}
    </div>
  )
}

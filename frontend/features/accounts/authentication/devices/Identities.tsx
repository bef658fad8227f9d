import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  LinkedIdentity,
  SignInWays,
} from '../../../../../domain/accounts/singleSignOn/singleSignOn.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Button } from '../../../../components/ui/Button'
import { Dialog } from '../../../../components/ui/Dialog'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { errorText } from '../../../../lib/errorText'
import { accountMessages } from '../../../../lib/messages/accountMessages'
import { messages } from '../../../../lib/messages/messages'
import { signInWaysQuery } from '../../../../lib/session/signInWaysQuery'
import { useToast } from '../../../../lib/toasts'
import { deviceSessionsQuery } from './deviceSessionsQuery'

interface IdentityProps {
  identity: LinkedIdentity
  canRemove: boolean
  isBusy: boolean
  onRemove: () => void
}

const Identity = ({
  identity: { provider, linkedAt, lastUsedAt },
  canRemove,
  isBusy,
  onRemove,
}: IdentityProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-4">
    <div className="min-w-0">
      <p className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{provider}</bdi>
      </p>
      <p className="text-ink-soft">Linked {formatDateTime(linkedAt)}</p>
      {lastUsedAt && <p className="text-ink-soft">Last used {formatDateTime(lastUsedAt)}</p>}
    </div>
    {canRemove && (
      <Button isBusy={isBusy} onClick={onRemove}>
        Remove<span className="sr-only"> {provider}</span>
      </Button>
    )}
  </li>
)

const Explanation = ({ ways: { identities, hasPassword, provider } }: { ways: SignInWays }) => {
  if (identities.length === 0) {
    return (
      <p>
        Your account is not linked yet. To link it, sign out and choose “Continue with {provider}” on the
        sign-in page; your password is asked for once.
      </p>
    )
  }
  if (hasPassword) return <p>You can sign in with it or with your password.</p>
  return (
    <p>
      This is your only way to sign in, so it cannot be removed.{' '}
      <a href="#password" className="link inline-block py-1">
        Choose a password first
      </a>
    </p>
  )
}

/**
 * Where the person comes from by single sign-on, and how to end that. Source: spec.md section 7, "Auth user:
 * identities".
 */
export const Identities = () => {
  const app = useApp()
  const showToast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { data: ways, isError, refetch } = useQuery(signInWaysQuery(app))
  const [asked, setAsked] = useState<LinkedIdentity>()

  const remove = useMutation({
    mutationFn: async (id: string) => {
      try {
        await withReauthentication(() => app.api.delete(`/users/sso/identities/${id}`))
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error // removed already: as asked for
      }
    },
    onSuccess: () =>
      showToast({
        tone: 'success',
        title: accountMessages.identityRemoved,
        description: accountMessages.othersSignedOut,
      }),
    onError: (error) =>
      showToast({ tone: 'error', title: messages.error, description: errorText(error, messages.unexpected) }),
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey: signInWaysQuery(app).queryKey }),
        app.queryClient.invalidateQueries({ queryKey: deviceSessionsQuery(app).queryKey }),
      ]),
  })

  if (isError) {
    return (
      <div role="alert">
        <p className="mb-3">Your single sign-on details could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    )
  }
  if (!ways) return <p role="status">Loading…</p>
  return (
    <div className="grid gap-5">
      <Explanation ways={ways} />
      {ways.identities.length > 0 && (
        <ul className="border-t border-rule">
          {ways.identities.map((identity) => (
            <Identity
              key={identity.id}
              identity={identity}
              canRemove={ways.hasPassword}
              isBusy={remove.isPending && remove.variables === identity.id}
              onRemove={() => setAsked(identity)}
            />
          ))}
        </ul>
      )}
      <Dialog title="Remove this sign-in?" isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <p>
          From then on <bdi>{asked?.provider}</bdi> will no longer sign you in. Use your password instead. All
          other devices will be signed out.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setAsked(undefined)}>
            Keep It
          </Button>
          <Button
            onClick={() => {
              if (asked) remove.mutate(asked.id)
              setAsked(undefined)
            }}
          >
            Remove It
          </Button>
        </p>
      </Dialog>
      {reauthenticationDialog}
    </div>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import type { DeviceSession } from '../../../../../domain/accounts/authentication/authentication.schema'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { Skeleton } from '../../../../components/ui/Skeleton'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { sessionMessages } from '../../../../lib/messages/sessionMessages'
import { useSession } from '../../../../lib/session/useSession'
import { useSignOut } from '../../../../lib/session/useSignOut'
import { useToast } from '../../../../lib/toasts'
import { deviceName } from './deviceName'
import { deviceSessionsQuery } from './deviceSessionsQuery'

interface DeviceProps {
  session: DeviceSession
  isBusy: boolean
  onEnd: () => void
}

const Device = ({ session: { device, isCurrent, startedAt, lastSeenAt }, isBusy, onEnd }: DeviceProps) => {
  const name = deviceName(device)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="text-ink-soft">Signed in {formatDateTime(startedAt)}</p>
        {!isCurrent && <p className="text-ink-soft">Last seen {formatDateTime(lastSeenAt)}</p>}
      </div>
      <Button isBusy={isBusy} onClick={onEnd}>
        Sign Out
        <span className="sr-only">
          {isCurrent ? ' on this device' : ` ${name}, signed in ${formatDateTime(startedAt)}`}
        </span>
      </Button>
    </li>
  )
}

/**
 * Where the person is signed in, and how to end that: one device, all others, or all. Source: decisions.md
 * "Sessions and accounts".
 */
export const Sessions = () => {
  const app = useApp()
  const showToast = useToast()
  const { user } = useSession()
  const { signOut, isSigningOut } = useSignOut()
  const {
    data: sessions,
    isError,
    refetch,
  } = useQuery({ ...deviceSessionsQuery(app), enabled: user !== null })
  const reload = () => app.queryClient.invalidateQueries({ queryKey: deviceSessionsQuery(app).queryKey })
  const onError = (error: unknown): void =>
    showToast({
      tone: 'error',
      title: messages.error,
      description: errorText(error, sessionMessages.signOutFailed),
    })

  const endOne = useMutation({
    mutationFn: async (id: string) => {
      try {
        await app.api.delete(`/users/sessions/${id}`)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error // over already: as asked for
      }
    },
    onSuccess: () => showToast({ tone: 'success', title: 'The device is signed out.' }),
    onError,
    onSettled: reload,
  })
  const endOthers = useMutation({
    mutationFn: () => app.api.post('/users/sign-out', { scope: 'others' }),
    onSuccess: () => showToast({ tone: 'success', title: 'All other devices are signed out.' }),
    onError,
    onSettled: reload,
  })

  if (isError) {
    return (
      <div role="alert">
        <p className="mb-3">Your devices could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    )
  }
  if (!sessions) {
    return (
      <div role="status" aria-label="Loading your devices" className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isBusy={session.isCurrent ? isSigningOut : endOne.isPending && endOne.variables === session.id}
            onEnd={() => (session.isCurrent ? void signOut() : endOne.mutate(session.id))}
          />
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        {hasOthers && (
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign Out All Other Devices
          </Button>
        )}
        <Button tone="quiet" isBusy={isSigningOut} onClick={() => void signOut('global')}>
          Sign Out Everywhere
        </Button>
      </p>
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  SecondFactorSetUp,
  RecoveryCodes,
} from '../../../../domain/accounts/secondFactor/secondFactor.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { messages } from '../../../lib/messages/messages'
import { secondFactorQuery } from '../../../lib/session/secondFactorQuery'
import { sessionQuery } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { SecondFactorSetUpForm } from './SecondFactorSetUpForm'
import { RecoveryCodeList } from './RecoveryCodeList'

type Task = 'setUp' | 'renew' | 'remove'

export interface TwoStepSectionProps {
  /** The recovery codes were kept: a person who was led here goes on to where they wanted to. */
  onReady: () => void
}

/** Two-step sign-in: switched on with an authenticator app, its recovery codes, switched off. */
export const TwoStepSection = ({ onReady }: TwoStepSectionProps) => {
  const app = useApp()
  const client = useQueryClient()
  const showToast = useToast()
  const { data: factor, isError, refetch } = useQuery(secondFactorQuery(app))
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [busy, setBusy] = useState<Task>()
  const [setUp, setSetUp] = useState<SecondFactorSetUp>()
  const [codes, setCodes] = useState<string[]>()
  const [isAsking, setIsAsking] = useState(false)

  /** What changes here changes what the account may do. Only what this section shows is waited for. */
  const reload = (): Promise<void> => {
    void client.invalidateQueries({ queryKey: sessionQuery(app).queryKey })
    return client.invalidateQueries({ queryKey: secondFactorQuery(app).queryKey })
  }

  const run = async (task: Task, action: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(task)
    try {
      await action()
    } catch (error) {
      showToast({ tone: 'error', title: messages.error, description: errorText(error, messages.unexpected) })
    } finally {
      setBusy(undefined)
    }
  }

  const begin = (): Promise<void> =>
    run('setUp', async () =>
      setSetUp(await withReauthentication(() => app.api.post<SecondFactorSetUp>('/users/factor'))),
    )
  const renew = (): Promise<void> =>
    run('renew', async () => {
      setCodes(
        (await withReauthentication(() => app.api.post<RecoveryCodes>('/users/factor/recovery-codes')))
          .recoveryCodes,
      )
      // the codes are shown: on a slow line, what is pressed next must not wait for it
      void reload()
    })
  const remove = (): Promise<void> =>
    run('remove', async () => {
      setIsAsking(false)
      await withReauthentication(() => app.api.delete('/users/factor'))
      await reload()
      showToast({ tone: 'success', title: accountMessages.factorOff })
    })

  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {messages.unexpected} <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    )
  }
  if (!factor) return <p role="status">Loading…</p>

  const content = () => {
    if (codes) {
      return (
        <RecoveryCodeList
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            onReady()
          }}
        />
      )
    }
    if (setUp) {
      return (
        <SecondFactorSetUpForm
          setUp={setUp}
          run={withReauthentication}
          onCancel={() => setSetUp(undefined)}
          onConfirmed={(recoveryCodes) => {
            setSetUp(undefined)
            setCodes(recoveryCodes)
            showToast({ tone: 'success', title: accountMessages.factorOn })
            void reload()
          }}
        />
      )
    }
    if (!factor.isOn) {
      return (
        <p>
          <Button tone="main" isBusy={busy === 'setUp'} onClick={() => void begin()}>
            Set Up Two-Step Sign-In
          </Button>
        </p>
      )
    }
    return (
      <>
        <p>
          {factor.recoveryCodesLeft === 1
            ? '1 recovery code is'
            : `${factor.recoveryCodesLeft} recovery codes are`}{' '}
          left.
          {factor.recoveryCodesLeft < 3 && ' Create new codes before you run out.'}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button isBusy={busy === 'renew'} onClick={() => void renew()}>
            Create New Recovery Codes
          </Button>
          <Button tone="quiet" isBusy={busy === 'remove'} onClick={() => setIsAsking(true)}>
            Switch Off
          </Button>
        </p>
      </>
    )
  }
  return (
    <div className="grid gap-5">
      <p>
        <Badge tone={factor.isOn ? 'good' : 'neutral'}>{factor.isOn ? 'On' : 'Off'}</Badge>
      </p>
      <p>
        Two-step sign-in protects your account even if someone learns your password: signing in also requires
        a code from an app on your phone.
      </p>
      {content()}
      <Dialog title="Switch two-step sign-in off?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          Anyone who knows your password will be able to sign in, and your recovery codes will stop working.
          {factor.isRequired && ' You will not be able to open the staff pages until you set it up again.'}
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setIsAsking(false)}>
            Keep It On
          </Button>
          <Button onClick={() => void remove()}>Switch It Off</Button>
        </p>
      </Dialog>
      {reauthenticationDialog}
    </div>
  )
}

import { useState } from 'react'
import type { AccountDetail } from '../../../domain/accountAdministration/accounts.schema'
import { Button } from '../../components/ui/Button'
import { useSession } from '../../lib/session/useSession'
import { GiveRoleDialog } from './GiveRoleDialog'
import { LockDialog } from './LockDialog'
import { useAccountActions } from './useAccountActions'

/** What staff can do with an account. Nobody locks the own one. */
export const AccountActions = ({ account }: { account: AccountDetail }) => {
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const [isGiving, setIsGiving] = useState(false)
  const { mutate, isPending, variables, reauthentication } = useAccountActions(account)
  const isBusy = (action: string): boolean => isPending && variables.action === action
  return (
    <div className="flex flex-wrap gap-3">
      {account.lockedAt ? (
        <Button tone="main" isBusy={isBusy('unlock')} onClick={() => mutate({ action: 'unlock' })}>
          Unlock account
        </Button>
      ) : (
        account.id !== user?.id && (
          <Button isBusy={isBusy('lock')} onClick={() => setIsAsking(true)}>
            Lock account
          </Button>
        )
      )}
      {account.sessions.count > 0 && (
        <Button isBusy={isBusy('sign-out')} onClick={() => mutate({ action: 'sign-out' })}>
          Sign out everywhere
        </Button>
      )}
      {account.hasFactor && (
        <Button isBusy={isBusy('factor-reset')} onClick={() => mutate({ action: 'factor-reset' })}>
          Reset second factor
        </Button>
      )}
      {!account.emailVerifiedAt && !account.lockedAt && (
        <Button isBusy={isBusy('confirmation')} onClick={() => mutate({ action: 'confirmation' })}>
          Resend confirmation
        </Button>
      )}
      <Button onClick={() => setIsGiving(true)}>Give a role</Button>
      {isGiving && <GiveRoleDialog account={account} onClose={() => setIsGiving(false)} />}
      {reauthentication}
      <LockDialog
        name={account.fullName}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onLock={(reason) => {
          setIsAsking(false)
          mutate({ action: 'lock', reason })
        }}
      />
    </div>
  )
}

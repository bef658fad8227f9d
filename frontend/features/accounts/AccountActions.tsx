import { useState } from 'react'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { Button } from '../../components/ui/Button'
import { AddressDialog } from './AddressDialog'
import { GiveRoleDialog } from './GiveRoleDialog'
import { LockDialog } from './LockDialog'
import type { AccountAction } from './offeredActions'
import { useAccountActions } from './useAccountActions'

/** Actions that ask for something first. */
type Asked = 'address' | 'lock' | 'role'

const isAsked = (action: AccountAction['action']): action is Asked =>
  action === 'address' || action === 'lock' || action === 'role'

/** What staff can do with an account: buttons, and the dialogs behind them. */
export const AccountActions = ({
  account,
  actions,
}: {
  account: AccountDetail
  actions: AccountAction[]
}) => {
  const [asked, setAsked] = useState<Asked>()
  const { mutate, isPending, variables, reauthentication } = useAccountActions(account)
  const close = (): void => setAsked(undefined)
  return (
    <>
      {actions.map(({ action, label, place }) => (
        <Button
          key={action}
          tone={place === 'head' ? 'main' : 'plain'}
          isBusy={isPending && variables.action === action}
          onClick={() => (isAsked(action) ? setAsked(action) : mutate({ action }))}
        >
          {label}
        </Button>
      ))}
      {asked === 'address' && <AddressDialog account={account} onClose={close} />}
      {asked === 'role' && <GiveRoleDialog account={account} onClose={close} />}
      {reauthentication}
      <LockDialog
        name={account.fullName}
        isOpen={asked === 'lock'}
        onClose={close}
        onLock={(reason) => {
          close()
          mutate({ action: 'lock', reason })
        }}
      />
    </>
  )
}

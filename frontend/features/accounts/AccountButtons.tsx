import { Suspense, lazy } from 'react'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { Button } from '../../components/ui/Button'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { useSession } from '../../lib/session/useSession'
import { type AccountAction, actionsFor } from './offeredActions'

const AccountActions = lazy(async () => ({ default: (await import('./AccountActions')).AccountActions }))

/** Buttons that cannot do anything yet, as large as they will be: what stands below must not move under a press. */
const Awaited = ({ actions }: { actions: AccountAction[] }) =>
  actions.map(({ action, label, place }) => (
    <Button key={action} tone={place === 'head' ? 'main' : 'plain'} isUnavailable>
      {label}
    </Button>
  ))

export interface AccountButtonsProps {
  account: AccountDetail
  /** Where on the person's page they stand. */
  place: AccountAction['place']
}

/** What a member of staff can do with an account, in one place of the person's page. */
export const AccountButtons = ({ account, place }: AccountButtonsProps) => {
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const actions = actionsFor(account, user).filter((action) => action.place === place)
  if (actions.length === 0) return null
  const awaited = <Awaited actions={actions} />
  return (
    <div className="flex flex-wrap gap-3">
      {isHydrated ? (
        <Suspense fallback={awaited}>
          <AccountActions account={account} actions={actions} />
        </Suspense>
      ) : (
        awaited
      )}
    </div>
  )
}

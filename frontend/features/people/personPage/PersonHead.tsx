import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import type { AccountDetail } from '../../../../domain/accounts/accountAdministration/accounts.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { Badge } from '../../../components/ui/Badge'
import { useApp } from '../../../lib/app'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useSession } from '../../../lib/session/useSession'
import { AwaitedActions } from '../../accounts/AwaitedActions'
import { MembershipBadge } from '../../accounts/MembershipBadge'
import { actionsFor } from '../../accounts/offeredActions'
import { membershipRecordQuery } from '../../membership/memberships/staff/membershipRecordQuery'
import { personMoneyQuery } from '../../money/payments/staff/person/personMoneyQuery'
import { standingText } from './standingText'

const AccountActions = lazy(async () => ({
  default: (await import('../../accounts/AccountActions')).AccountActions,
}))

/** Who a person is and how they stand, in a sentence, with what most come for. Source: issue 33, part 4. */
export const PersonHead = ({ account }: { account: AccountDetail }) => {
  const app = useApp()
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const record = useQuery({ ...membershipRecordQuery(app, account.id), throwOnError: false }).data
  const money = useQuery({ ...personMoneyQuery(app, account.id), throwOnError: false }).data
  const { membership } = account
  const actions = actionsFor(account, user).filter(({ isMain }) => isMain)
  const awaited = <AwaitedActions actions={actions} />
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2xl">
          <bdi>{account.fullName}</bdi>
          <MembershipBadge status={account.membershipStatus} />
          {account.lockedAt && <Badge tone="stop">Locked</Badge>}
        </h2>
        {membership && (
          <p className="tabular-nums">
            {membership.number}, {GRADES[membership.grade]}
          </p>
        )}
        <p className="min-h-6 text-ink-soft">{record && standingText(record, money)}</p>
        {account.canBeInvited && (
          <p className="text-ink-soft">Entered by staff, and not invited yet: no mails go out before.</p>
        )}
      </div>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {isHydrated ? (
            <Suspense fallback={awaited}>
              <AccountActions account={account} actions={actions} />
            </Suspense>
          ) : (
            awaited
          )}
        </div>
      )}
    </header>
  )
}

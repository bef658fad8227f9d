import { useQuery } from '@tanstack/react-query'
import type { AccountDetail } from '../../../../domain/accounts/accountAdministration/accounts.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { Badge } from '../../../components/ui/Badge'
import { useApp } from '../../../lib/app'
import { AccountButtons } from '../../../features/accounts/AccountButtons'
import { MembershipBadge } from '../../../features/accounts/MembershipBadge'
import { membershipRecordQuery } from '../../../features/membership/memberships/staff/membershipRecordQuery'
import { personMoneyQuery } from '../../../features/money/payments/staff/person/personMoneyQuery'
import { standingText } from './standingText'

/** Who a person is and how they stand, in a sentence, with what most come for. Source: issue 33, part 4. */
export const PersonHead = ({ account }: { account: AccountDetail }) => {
  const app = useApp()
  const record = useQuery({ ...membershipRecordQuery(app, account.id), throwOnError: false }).data
  const money = useQuery({ ...personMoneyQuery(app, account.id), throwOnError: false }).data
  const { membership } = account
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-2xl">
            <bdi>{account.fullName}</bdi>
          </h2>
          <MembershipBadge status={account.membershipStatus} />
          {account.lockedAt && <Badge tone="stop">Locked</Badge>}
        </div>
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
      <AccountButtons account={account} place="head" />
    </header>
  )
}

import type { AccountDetail } from '../../../../domain/accounts/accountAdministration/accounts.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { Badge } from '../../../components/ui/Badge'
import { AccountButtons } from '../../../features/accounts/AccountButtons'
import { MembershipBadge } from '../../../features/accounts/MembershipBadge'
import { PersonStanding } from './PersonStanding'

/** Who a person is and how they stand, in a sentence, with what most come for. Source: issue 33, part 4. */
export const PersonHead = ({ account }: { account: AccountDetail }) => {
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
        <PersonStanding user={account.id} />
        {account.canBeInvited && (
          <p className="text-ink-soft">Entered by staff, and not invited yet: no mails go out before.</p>
        )}
      </div>
      <AccountButtons account={account} place="head" />
    </header>
  )
}

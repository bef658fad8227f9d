import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { handlesMemberships, handlesMoney } from '../../../../collections/access/policies.schema'
import type { AccountDetail } from '../../../../domain/accounts/accountAdministration/accounts.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { MoreItem } from '../../../components/record/MoreMenu'
import { RecordHead } from '../../../components/record/RecordHead'
import { Avatar } from '../../../components/ui/Avatar'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { AccountButtons } from '../../../features/accounts/AccountButtons'
import { MembershipBadge } from '../../../features/accounts/MembershipBadge'
import type { Asked } from '../../../features/money/payments/staff/person/invoiceActions'
import { personMoneyQuery } from '../../../features/money/payments/staff/person/personMoneyQuery'
import { useApp } from '../../../lib/app'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { PersonStanding } from './PersonStanding'

/** Loaded when somebody acts. */
const MoneyDialog = lazy(async () => ({
  default: (await import('../../../features/money/payments/staff/person/MoneyDialog')).MoneyDialog,
}))

/** Who a person is and how they stand, with what is likely next. Source: issue 33, part 4. */
export const PersonHead = ({ account }: { account: AccountDetail }) => {
  const { id, fullName, photo, membership, membershipStatus, lockedAt, canBeInvited } = account
  const { user: me } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const money = useQuery({ ...personMoneyQuery(useApp(), id), throwOnError: false }).data
  const decidesMoney = handlesMoney(me) && me?.id !== id // nobody decides their own matters
  const [due] = (money?.details?.invoices ?? [])
    .filter(({ status }) => status === 'open')
    .sort((one, other) => one.nextDueAt.localeCompare(other.nextDueAt))
  return (
    <div className="mb-6">
      <RecordHead
        name={fullName}
        picture={<Avatar name={fullName} url={photo} />}
        badges={
          <>
            <MembershipBadge status={membershipStatus} />
            {lockedAt && <Badge tone="stop">Locked</Badge>}
          </>
        }
        facts={
          <>
            {membership && (
              <p className="tabular-nums">
                {membership.number}, {GRADES[membership.grade]}
              </p>
            )}
            <PersonStanding user={id} />
            {canBeInvited && (
              <p className="text-ink-soft">
                Entered by staff and not invited yet. Until then, the person gets no mail.
              </p>
            )}
          </>
        }
        actions={
          <>
            <AccountButtons account={account} place="head" />
            {decidesMoney && due && (
              <Button
                tone={canBeInvited ? 'plain' : 'main'}
                onClick={() => setAsked({ invoice: due, action: 'record' })}
              >
                Record Payment
              </Button>
            )}
          </>
        }
        more={
          <>
            {decidesMoney && <MoreItem onSelect={() => setAsked('issue')}>Issue an Invoice</MoreItem>}
            <MoreItem to={deskPaths.user.tab(id, 'messages')}>Messages</MoreItem>
            <MoreItem to={deskPaths.user.tab(id, 'security')}>Roles and Sign-in</MoreItem>
            {handlesMemberships(me) && (
              <MoreItem to={deskPaths.mergePerson.build(id)}>Merge With Another Person</MoreItem>
            )}
          </>
        }
      >
        {asked && (
          <Suspense>
            <MoneyDialog asked={asked} user={id} fullName={fullName} onClose={() => setAsked(undefined)} />
          </Suspense>
        )}
      </RecordHead>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { handlesMemberships } from '../../../../collections/access/policies.schema'
import type { AccountDetail } from '../../../../domain/accounts/accountAdministration/accounts.schema'
import { useApp } from '../../../lib/app'
import { useSession } from '../../../lib/session/useSession'
import { AccessSection } from '../../../features/accounts/AccessSection'
import { AccountFacts } from '../../../features/accounts/AccountFacts'
import { MembershipSection } from '../../../features/membership/memberships/staff/MembershipSection'
import { membershipRecordQuery } from '../../../features/membership/memberships/staff/membershipRecordQuery'
import { SeatsSection } from '../../../features/membership/membershipSeats/staff/SeatsSection'
import { PersonMailSection } from '../../../features/messaging/mailPreferences/PersonMailSection'
import { MoneySection } from '../../../features/money/payments/staff/person/MoneySection'
import { TaskSection } from '../../../features/office/tasks/TaskSection'
import { DetailsSection } from '../../../features/people/memberProfiles/DetailsSection'
import { MergeSection } from '../../../features/people/personMerges/MergeSection'
import { PersonRecord } from '../../../features/people/personRecord/PersonRecord'
import { PERSON_TABS, type PersonTab } from './personTabs'

export interface PersonPanelProps {
  account: AccountDetail
  tab: PersonTab
}

/** What a tab of a person's page shows. */
const Panel = ({ account, tab }: PersonPanelProps) => {
  const { id, fullName } = account
  const { user: actor } = useSession()
  const record = useQuery({ ...membershipRecordQuery(useApp(), id), throwOnError: false }).data
  switch (tab) {
    case 'overview':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
          <PersonRecord user={id} parts={PERSON_TABS.overview.parts} />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            <AccountFacts account={account} />
            <TaskSection person={id} />
            <DetailsSection user={id} />
          </div>
        </div>
      )
    case 'membership':
      return (
        <>
          <MembershipSection user={id} fullName={fullName} />
          {(record?.membership?.seats ?? 0) > 0 && <SeatsSection user={id} />}
        </>
      )
    case 'money':
      return <MoneySection user={id} fullName={fullName} />
    case 'activity':
      return <PersonRecord user={id} parts={PERSON_TABS.activity.parts} />
    case 'messages':
      return (
        <>
          <PersonMailSection user={id} />
          <PersonRecord user={id} parts={PERSON_TABS.messages.parts} />
        </>
      )
    case 'security':
      return (
        <>
          <AccessSection account={account} />
          <PersonRecord user={id} parts={PERSON_TABS.security.parts} />
        </>
      )
    case 'history':
      return (
        <>
          <PersonRecord user={id} parts={PERSON_TABS.history.parts} />
          {handlesMemberships(actor) && <MergeSection person={id} />}
        </>
      )
  }
}

export const PersonPanel = (props: PersonPanelProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6">
    <Panel {...props} />
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { membershipRecordQuery } from '../../../features/membership/memberships/staff/membershipRecordQuery'
import { personMoneyQuery } from '../../../features/money/payments/staff/person/personMoneyQuery'
import { useApp } from '../../../lib/app'
import { standingText } from './standingText'

/** How a person stands, in a sentence or two; empty until it is known. @param user id of the account */
export const PersonStanding = ({ user }: { user: string }) => {
  const app = useApp()
  const record = useQuery({ ...membershipRecordQuery(app, user), throwOnError: false }).data
  const money = useQuery({ ...personMoneyQuery(app, user), throwOnError: false }).data
  return <p className="min-h-6 text-ink-soft">{record && standingText(record, money)}</p>
}

import { readsPeople } from '../../../collections/access/policies.schema'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { BackLink } from '../../components/ui/BackLink'
import { AccountView } from '../../features/accounts/AccountView'
import { accountQuery } from '../../features/accounts/accountQueries'
import { MembershipSection } from '../../features/memberships/staff/MembershipSection'
import { membershipRecordQuery } from '../../features/memberships/staff/membershipRecordQuery'
import { MoneySection } from '../../features/payments/staff/person/MoneySection'
import { personMoneyQuery } from '../../features/payments/staff/person/personMoneyQuery'
import { Spinner } from '../../components/ui/Spinner'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'

/** Of companies alone. */
const SeatsSection = lazy(async () => ({
  default: (await import('../../features/membershipSeats/staff/SeatsSection')).SeatsSection,
}))

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, readsPeople)
    const record = awaitOnServer([
      app.queryClient.query(membershipRecordQuery(app, id)),
      app.queryClient.query(personMoneyQuery(app, id)),
    ])
    const { fullName } = await app.queryClient.query(accountQuery(app, id))
    await record
    return { head: { title: fullName, canonical: paths.admin.user.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const app = useApp()
  const { data: account } = useSuspenseQuery(accountQuery(app, id))
  const record = useQuery({ ...membershipRecordQuery(app, id), throwOnError: false }).data
  const isHydrated = useIsHydrated()
  const hasSeats = isHydrated && (record?.membership?.seats ?? 0) > 0
  return (
    <>
      <p className="mb-6">
        <BackLink fallback={paths.admin.users.build()} label="All users" />
      </p>
      <AccountView account={account}>
        <MembershipSection user={account.id} fullName={account.fullName} />
        {hasSeats && (
          <Suspense fallback={<Spinner label="Loading the seats" />}>
            <SeatsSection user={account.id} />
          </Suspense>
        )}
        <MoneySection user={account.id} fullName={account.fullName} />
      </AccountView>
    </>
  )
}

import { readsPeople } from '../../../collections/access/policies.schema'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom'
import { BackLink } from '../../components/ui/BackLink'
import { AccountView } from '../../features/accounts/AccountView'
import { accountQuery } from '../../features/accounts/accountQueries'
import { MembershipSection } from '../../features/membership/memberships/staff/MembershipSection'
import { membershipRecordQuery } from '../../features/membership/memberships/staff/membershipRecordQuery'
import { MoneySection } from '../../features/money/payments/staff/person/MoneySection'
import { personMoneyQuery } from '../../features/money/payments/staff/person/personMoneyQuery'
import { Spinner } from '../../components/ui/Spinner'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { useSession } from '../../lib/session/useSession'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'

/** What comes after the rest of the page, and stands below it: what is there already must not move under a press. */
const PersonParts = lazy(async () => ({ default: (await import('./PersonParts')).PersonParts }))

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, readsPeople)
    const record = awaitOnServer([
      app.queryClient.query(membershipRecordQuery(app, id)),
      app.queryClient.query(personMoneyQuery(app, id)),
    ])
    const { id: remaining, fullName } = await app.queryClient.query(accountQuery(app, id))
    if (remaining !== id) throw redirect(paths.admin.user.build(remaining)) // merged into that one
    await record
    return { head: { title: fullName, canonical: paths.admin.user.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const app = useApp()
  const { user: me } = useSession()
  const { data: account } = useSuspenseQuery(accountQuery(app, id))
  const record = useQuery({ ...membershipRecordQuery(app, id), throwOnError: false }).data
  const isHydrated = useIsHydrated()
  return (
    <>
      <p className="mb-6">
        <BackLink fallback={paths.admin.users.build()} label="All users" />
      </p>
      {me?.id === account.id && (
        <p className="mb-8 border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
          This is your own account. A colleague decides about its membership and money.
        </p>
      )}
      <AccountView account={account}>
        <MembershipSection user={account.id} fullName={account.fullName} />
        <MoneySection user={account.id} fullName={account.fullName} />
        {isHydrated && (
          <Suspense fallback={<Spinner label="Loading" />}>
            <PersonParts user={account.id} hasSeats={(record?.membership?.seats ?? 0) > 0} />
          </Suspense>
        )}
      </AccountView>
    </>
  )
}

import { readsPeople } from '../../../collections/access/policies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router-dom'
import { TabLinks } from '../../components/ui/TabLinks'
import { accountQuery } from '../../features/accounts/accountQueries'
import { membershipRecordQuery } from '../../features/membership/memberships/staff/membershipRecordQuery'
import { personMoneyQuery } from '../../features/money/payments/staff/person/personMoneyQuery'
import { PersonHead } from './person/PersonHead'
import { PersonPanel } from './person/PersonPanel'
import { PERSON_TABS, openTab } from './person/personTabs'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { useSession } from '../../lib/session/useSession'
import { deskPaths } from '../../deskPaths'
import { keysOf } from '../../../platform/records.schema'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, readsPeople)
    const record = awaitOnServer([
      app.queryClient.query(membershipRecordQuery(app, id)),
      app.queryClient.query(personMoneyQuery(app, id)),
    ])
    const { id: remaining, fullName } = await app.queryClient.query(accountQuery(app, id))
    if (remaining !== id) throw redirect(deskPaths.user.build(remaining)) // merged into that one
    await record
    return { head: { title: fullName, canonical: deskPaths.user.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { user: me } = useSession()
  const [search] = useSearchParams()
  const { data: account } = useSuspenseQuery(accountQuery(useApp(), id))
  const tab = openTab(search)
  const tabs = keysOf(PERSON_TABS).map((name) => ({
    id: name,
    label: PERSON_TABS[name].label,
    to: deskPaths.user.tab(account.id, name === 'overview' ? undefined : name),
  }))
  return (
    <>
      <PersonHead account={account} />
      {me?.id === account.id && (
        <p className="mb-8 border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
          This is your own account. A colleague decides about its membership and money.
        </p>
      )}
      <TabLinks label={`Record of ${account.fullName}`} tabs={tabs} selected={tab}>
        <PersonPanel account={account} tab={tab} />
      </TabLinks>
    </>
  )
}

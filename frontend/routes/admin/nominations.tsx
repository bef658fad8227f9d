import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { NominationList } from '../../features/membership/nominations/staff/NominationList'
import { staffNominationsQuery } from '../../features/membership/nominations/staff/staffNominationsQuery'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    const page = new URL(request.url).searchParams.get('page') ?? '1'
    await awaitOnServer([app.queryClient.query(staffNominationsQuery(app, page))])
    return { head: { title: 'Nominations', canonical: deskPaths.nominations.build() } }
  }

export const Component = () => <NominationList />

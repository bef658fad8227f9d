import { hasRight } from '../../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PublicationTable } from '../../../features/publications/staff/PublicationTable'
import {
  staffPublicationListQuery,
  publicationListSpec,
} from '../../../features/publications/staff/staffPublicationQueries'
import type { App } from '../../../lib/app'
import { readListQuery } from '../../../lib/listQuery'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (actor) => hasRight(actor, 'content'))
    const query = readListQuery(publicationListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(staffPublicationListQuery(app, query))])
    return { head: { title: 'Publications', canonical: deskPaths.publications.build() } }
  }

export const Component = () => <PublicationTable />

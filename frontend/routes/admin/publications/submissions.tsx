import { hasRight } from '../../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SubmissionTable } from '../../../features/publications/submissions/staff/SubmissionTable'
import {
  submissionListQuery,
  submissionListSpec,
} from '../../../features/publications/submissions/staff/staffSubmissionQueries'
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
    const query = readListQuery(submissionListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(submissionListQuery(app, query))])
    return { head: { title: 'Submitted papers', canonical: deskPaths.submissions.build() } }
  }

export const Component = () => (
  <>
    <h2 className="mb-6 text-2xl">Submitted papers</h2>
    <SubmissionTable />
  </>
)

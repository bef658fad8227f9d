import type { LoaderFunctionArgs } from 'react-router-dom'
import { asReader, isAdmin, isStaff } from '../../../collections/access/policies.schema'
import { ColleagueActs } from '../../features/office/pendingWork/ColleagueActs'
import { DigestChoice } from '../../features/office/pendingWork/DigestChoice'
import { EndingSoonList } from '../../features/office/pendingWork/EndingSoonList'
import { endingSoonQuery } from '../../features/office/pendingWork/endingSoonQuery'
import { PendingWorkList } from '../../features/office/pendingWork/PendingWorkList'
import { TaskSection } from '../../features/office/tasks/TaskSection'
import { tasksQuery } from '../../features/office/tasks/taskQueries'
import { pendingWorkQuery } from '../../features/office/pendingWork/pendingWorkQuery'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import type { PageData } from '../../lib/pageHead'
import { useSession } from '../../lib/session/useSession'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'
import { PENDING_STEPS } from './today/pendingSteps'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isStaff)
    await awaitOnServer([
      app.queryClient.query(pendingWorkQuery(app)),
      app.queryClient.query(endingSoonQuery(app)),
      app.queryClient.query(tasksQuery(app, { view: 'me', state: 'open', page: 1 })),
    ])
    return { head: { title: 'Today', canonical: deskPaths.today.build() } }
  }

export const Component = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
    <TaskSection />
    <div>
      <PendingWorkList steps={PENDING_STEPS} />
    </div>
    <EndingSoonList />
    {isAdmin(asReader(useSession().user)) && <ColleagueActs />}
    <DigestChoice />
  </div>
)

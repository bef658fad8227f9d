import { Outlet, useLocation } from 'react-router-dom'
import { REGION_LABELS, branchOf, isAdmin, isStaff } from '../../../collections/access/roles'
import { Link } from '../../components/ui/Link'
import { TabLinks } from '../../components/ui/TabLinks'
import type { App } from '../../lib/app'
import { adminMessages } from '../../lib/messages/adminMessages'
import { requireStaff } from '../../lib/session/requireStaff'
import type { SessionUser } from '../../lib/session/sessionQuery'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'
import { tabsFor } from './adminTabs'

/** Staff alone; each tab's own loader says whether chapter leads are among them. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireStaff(app, request, isStaff)
    return null
  }

/** The pages beside the applications, under the same tab. */
const OF_APPLICATIONS: readonly string[] = [
  paths.admin.renewals.path,
  paths.admin.removals.path,
  paths.admin.nameChanges.path,
  paths.admin.nominations.path,
  paths.admin.mentoring.path,
]

/** The pages beside the users. */
const OF_USERS: readonly string[] = [paths.admin.peopleImport.path, paths.admin.duplicates.path]

const tabOf = (pathname: string): string => {
  if (OF_APPLICATIONS.includes(pathname)) return paths.admin.applications.path
  if (pathname.startsWith(paths.admin.openings.path)) return paths.admin.publications.path
  return OF_USERS.includes(pathname) ? paths.admin.users.path : pathname
}

/** What somebody's role is for: a region, or a group by a link to it. */
const OwnBranch = ({ user }: { user: SessionUser }) => {
  const isLead = user.roles?.includes('chapter_lead')
  const branch = branchOf(user)
  if (!branch) return isLead && <span>You lead no region yet</span>
  if ('region' in branch)
    return (
      <span>
        {isLead ? 'You lead' : 'Your region:'} {REGION_LABELS[branch.region]}
      </span>
    )
  return (
    <Link to={paths.admin.group.build(branch.group)} className="link inline-flex min-h-11 items-center">
      {isLead ? 'The group you lead' : 'Your group'}
    </Link>
  )
}

/** What stands around the dashboard's tabs. Source: spec.md section 2, "/admin". */
export const Component = () => {
  const { pathname } = useLocation()
  const { user } = useSession()
  const tabs = tabsFor(user)
  const place = tabOf(pathname)
  const selected = tabs.find(({ to }) => place === to || place.startsWith(`${to}/`))?.id ?? ''
  return (
    <div className="wide-page wrap py-8 md:py-10">
      <meta name="robots" content="noindex" />
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="text-3xl">{adminMessages.title}</h1>
        <p className="flex flex-wrap items-center gap-x-6 text-ink-soft print:hidden">
          {user && <OwnBranch user={user} />}
          {isAdmin(user) && (
            <Link to={paths.admin.status.build()} className="link inline-flex min-h-11 items-center">
              System status
            </Link>
          )}
          <a href={paths.cms.path} className="link inline-flex min-h-11 items-center">
            Content panel
          </a>
        </p>
      </header>
      <TabLinks label={adminMessages.title} tabs={tabs} selected={selected}>
        <div className="pt-8">
          <Outlet />
        </div>
      </TabLinks>
    </div>
  )
}

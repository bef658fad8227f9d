import { Outlet, useLocation } from 'react-router-dom'
import { REGION_LABELS, isChapterLead, isStaff } from '../../../collections/access/roles'
import { TabLinks } from '../../components/ui/TabLinks'
import type { App } from '../../lib/app'
import { adminMessages } from '../../lib/messages/adminMessages'
import { requireStaff } from '../../lib/session/requireStaff'
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

/** What stands around the dashboard's tabs. Source: spec.md section 2, "/admin". */
/** The pages beside the applications, under the same tab. */
const OF_APPLICATIONS: readonly string[] = [
  paths.admin.renewals.path,
  paths.admin.removals.path,
  paths.admin.nameChanges.path,
  paths.admin.nominations.path,
]

export const Component = () => {
  const { pathname } = useLocation()
  const { user } = useSession()
  const tabs = tabsFor(user)
  const isOfApplications = OF_APPLICATIONS.includes(pathname)
  const place = isOfApplications ? paths.admin.applications.path : pathname
  const selected = tabs.find(({ to }) => place === to || place.startsWith(`${to}/`))?.id ?? ''
  return (
    <div className="wide-page wrap py-8 md:py-10">
      <meta name="robots" content="noindex" />
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="text-3xl">{adminMessages.title}</h1>
        <p className="flex flex-wrap items-center gap-x-6 text-ink-soft print:hidden">
          {isChapterLead(user) && (
            <span>You lead {user?.chapterRegion ? REGION_LABELS[user.chapterRegion] : 'no region yet'}</span>
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

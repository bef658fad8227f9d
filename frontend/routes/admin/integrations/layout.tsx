import { Outlet, useLocation } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import { ViewLinks } from '../../../components/ui/ViewLinks'
import type { App } from '../../../lib/app'
import { requireStaff } from '../../../lib/session/requireStaff'
import { paths } from '../../../paths'
import { INTEGRATION_VIEWS } from './integrationViews'

/** Staff with the right for settings. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireStaff(app, request, (user) => hasRight(user, 'site'))
    return null
  }

/** Whether a view is open, or one of its records; the first view lies above all others. */
const isShown = (to: string, pathname: string): boolean =>
  pathname === to || (to !== paths.admin.integrations.path && pathname.startsWith(`${to}/`))

/** The links to the pages of the tab Integrations, and the open one. */
export const Component = () => {
  const { pathname } = useLocation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ViewLinks
        label="Integrations"
        views={INTEGRATION_VIEWS.map(({ to, label }) => ({ to, label, isShown: isShown(to, pathname) }))}
      />
      <Outlet />
    </div>
  )
}

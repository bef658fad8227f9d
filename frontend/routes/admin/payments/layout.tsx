import { Outlet, useLocation } from 'react-router-dom'
import { handlesMoney } from '../../../../collections/access/roles'
import { ViewLinks } from '../../../components/ui/ViewLinks'
import type { App } from '../../../lib/app'
import { requireStaff } from '../../../lib/session/requireStaff'
import { PAYMENT_VIEWS } from './paymentViews'

/** Staff who handle money. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireStaff(app, request, handlesMoney)
    return null
  }

/** The links to the pages of the tab Payments, and the open one. */
export const Component = () => {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-6">
      <ViewLinks
        label="Payments"
        views={PAYMENT_VIEWS.map(({ to, label }) => ({ to, label, isShown: pathname === to }))}
      />
      <Outlet />
    </div>
  )
}

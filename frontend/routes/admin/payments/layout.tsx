import { Outlet, useLocation } from 'react-router-dom'
import { ViewLinks } from '../../../components/ui/ViewLinks'
import type { App } from '../../../lib/app'
import { requireMoneyStaff } from '../../../lib/session/requireMoneyStaff'
import { PAYMENT_VIEWS } from './paymentViews'

/** Staff who handle money. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireMoneyStaff(app, request)
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

import { Outlet, useLoaderData } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import { DeskFrame } from '../../features/office/desk/DeskFrame'
import { readIsNarrow } from '../../features/office/desk/narrowNavigation'
import type { App } from '../../lib/app'
import { deskSettingsQuery } from '../../lib/deskSettings'
import { requireStaff } from '../../lib/session/requireStaff'

/** Staff alone; each page's own loader says who of them. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireStaff(app, request, isStaff)
    // a page is shown with all columns where they cannot be read
    if (import.meta.env.SSR) await app.queryClient.query(deskSettingsQuery(app)).catch(() => undefined)
    return { isNarrow: readIsNarrow(import.meta.env.SSR ? request.headers.get('cookie') : document.cookie) }
  }

/** What stands around the pages of the desk. Source: spec.md section 2, "/admin"; decisions.md "Screens". */
export const Component = () => (
  <DeskFrame isNarrowAtFirst={useLoaderData<{ isNarrow: boolean }>().isNarrow}>
    <Outlet />
  </DeskFrame>
)

import { redirect } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import type { App } from '../../lib/app'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'
import { tabsFor } from './adminTabs'

/** Leads to the first tab that the person may open. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    const user = await requireStaff(app, request, isStaff)
    throw redirect(tabsFor(user)[0]?.to ?? paths.home.withNotice('denied'))
  }

export const Component = () => null

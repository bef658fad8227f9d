import { redirect } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import type { App } from '../../lib/app'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** Leads staff to what waits for them. */
export const loader =
  (app: App) =>
  async ({ request }: { request: Request }) => {
    await requireStaff(app, request, isStaff)
    throw redirect(deskPaths.today.build())
  }

export const Component = () => null

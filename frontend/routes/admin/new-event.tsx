import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { NewEvent } from '../../features/events/staff/NewEvent'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, changesEvents, { isForChanges: true })
    return { head: { title: 'Create Event', canonical: deskPaths.newEvent.build() } }
  }

export const Component = () => <NewEvent />

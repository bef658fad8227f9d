import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { hasRight } from '../../../collections/access/policies.schema'
import { StaffOpeningView } from '../../features/content/jobOpenings/staff/StaffOpeningView'
import { staffOpeningQuery } from '../../features/content/jobOpenings/staff/staffOpeningQueries'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (actor) => hasRight(actor, 'site'))
    const { title } = await app.queryClient.query(staffOpeningQuery(app, id))
    return { head: { title, canonical: deskPaths.opening.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: opening } = useSuspenseQuery(staffOpeningQuery(useApp(), id))
  return <StaffOpeningView opening={opening} />
}

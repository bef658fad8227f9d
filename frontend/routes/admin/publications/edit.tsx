import { hasRight } from '../../../../collections/access/policies.schema'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EditPublication } from '../../../features/publications/staff/EditPublication'
import { publicationEditionQuery } from '../../../features/publications/staff/staffPublicationQueries'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (actor) => hasRight(actor, 'content'), { isForChanges: true })
    const { title } = await app.queryClient.query(publicationEditionQuery(app, id))
    return { head: { title, canonical: deskPaths.publication.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  return <EditPublication key={id} id={id} />
}

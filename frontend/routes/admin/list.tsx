import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { seesAccounts } from '../../../collections/access/policies.schema'
import { NewListView, SavedListView } from '../../features/office/savedLists/ListView'
import { savedListQuery } from '../../features/office/savedLists/savedListQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** One list: a saved one, or what an address describes. */
export const loader =
  (app: App) =>
  async ({ params: { id = 'new' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesAccounts)
    const title = id === 'new' ? 'New List' : (await app.queryClient.query(savedListQuery(app, id))).name
    return { head: { title, canonical: deskPaths.list.build(id) } }
  }

export const Component = () => {
  const { id = 'new' } = useParams()
  return id === 'new' ? <NewListView /> : <SavedListView key={id} id={id} />
}

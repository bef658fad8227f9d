import { hasRight } from '../../../../collections/access/policies.schema'
import { NewPublicationForm } from '../../../features/publications/staff/NewPublicationForm'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: { request: Request }): Promise<PageData> => {
    await requireStaff(app, request, (actor) => hasRight(actor, 'content'), { isForChanges: true })
    return { head: { title: 'New publication', canonical: deskPaths.newPublication.build() } }
  }

export const Component = () => (
  <>
    <h2 className="mb-6 text-2xl">New publication</h2>
    <NewPublicationForm />
  </>
)

import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { BackLink } from '../../components/ui/BackLink'
import { MergePanel } from '../../features/people/personMerges/MergePanel'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    return { head: { title: 'Merge Two People', canonical: deskPaths.mergePerson.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <>
      <p className="mb-6">
        <BackLink fallback={deskPaths.user.tab(id, 'history')} label="Back to the person" />
      </p>
      <MergePanel person={id} other={search.get('with') ?? undefined} />
    </>
  )
}

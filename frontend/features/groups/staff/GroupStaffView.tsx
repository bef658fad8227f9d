import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { GROUP_KINDS } from '../../../../domain/groups/groupTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { PeopleSection } from './PeopleSection'
import { RequestSection } from './RequestSection'
import { groupRecordQuery, groupTreeQuery } from './staffGroupQueries'

/** What comes after the rest of the page. */
const GroupParts = lazy(async () => ({ default: (await import('./GroupParts')).GroupParts }))

/** Loaded when somebody is about to change the group. */
const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog')).GroupDialog }))

/** A group for staff and its leads: requests, people, offices, documents. Source: issue 13, part 4. */
export const GroupStaffView = ({ id }: { id: string }) => {
  const app = useApp()
  const { data: group } = useSuspenseQuery(groupRecordQuery(app, id))
  const tree = useQuery({ ...groupTreeQuery(app), throwOnError: false }).data
  const isHydrated = useIsHydrated()
  const [isEditing, setEditing] = useState(false)
  const { name, kind, slug, isPublic, above, canManage } = group
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-ink-soft">
            {[GROUP_KINDS[kind], ...above.map((one) => `in ${one.name}`)].join(', ')}
            {!isPublic && '. Visitors do not see it.'}
          </p>
          <Link to={paths.group.build(slug)} className="link inline-flex min-h-11 items-center">
            Its page for members
          </Link>
        </div>
        {canManage && <Button onClick={() => setEditing(true)}>Change Group</Button>}
      </header>
      <RequestSection group={id} />
      <PeopleSection id={id} />
      {isHydrated && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <GroupParts group={group} />
        </Suspense>
      )}
      {isEditing && (
        <Suspense>
          <GroupDialog group={group} groups={tree?.groups ?? []} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}

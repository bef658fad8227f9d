import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { GROUP_KINDS } from '../../../../domain/groups/groupTexts.schema'
import { MoreItem } from '../../../components/record/MoreMenu'
import { RecordHead } from '../../../components/record/RecordHead'
import { Button } from '../../../components/ui/Button'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { readListQuery } from '../../../lib/listQuery'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { PeopleSection } from './PeopleSection'
import { RequestSection } from './RequestSection'
import { groupStanding } from './groupStanding'
import {
  groupPeopleQuery,
  groupPeopleSpec,
  groupRecordQuery,
  groupRequestsQuery,
  groupTreeQuery,
} from './staffGroupQueries'

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
  const { name, kind, slug, above, canManage } = group
  const everybody = groupPeopleQuery(app, id, readListQuery(groupPeopleSpec(id), new URLSearchParams()))
  const people = useQuery({ ...everybody, throwOnError: false }).data
  const requests = useQuery({ ...groupRequestsQuery(app, id, 1), throwOnError: false }).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <RecordHead
        name={name}
        facts={<p>{[GROUP_KINDS[kind], ...above.map((one) => `in ${one.name}`)].join(', ')}</p>}
        standing={groupStanding(group, { people: people?.totalDocs, requests: requests?.totalDocs })}
        actions={canManage && <Button onClick={() => setEditing(true)}>Change Group</Button>}
        more={<MoreItem to={paths.group.build(slug)}>Its page for members</MoreItem>}
      />
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

import { useSuspenseQuery } from '@tanstack/react-query'
import { GROUP_KINDS, type GroupRow } from '../../../../domain/groups/groupTexts.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { useBegin } from '../../../lib/useBegin'
import { deskPaths } from '../../../deskPaths'
import { GroupDialog } from './GroupDialog'
import { OfficeSection } from './OfficeSection'
import { RequestSection } from './RequestSection'
import { groupTreeQuery } from './staffGroupQueries'

const MAX_INDENT = 4

const Row = ({ group: { id, name, kind, depth, isPublic, people, requests } }: { group: GroupRow }) => (
  <li
    className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1"
    style={{ paddingInlineStart: `${Math.min(depth, MAX_INDENT) * 1.25}rem` }}
  >
    <Link
      to={deskPaths.group.build(id)}
      className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
    >
      <bdi>{name}</bdi>
    </Link>
    <span className="text-ink-soft">
      {GROUP_KINDS[kind]}
      {!isPublic && ', not shown to visitors'}
    </span>
    <span className="text-ink-soft tabular-nums">{people === 1 ? '1 person' : `${people} people`}</span>
    {requests > 0 && <Badge tone="warning">{requests === 1 ? '1 request' : `${requests} requests`}</Badge>}
  </li>
)

/** The groups of the association as a tree; a chapter lead sees the branch led. Source: issue 13, part 4. */
export const GroupTreeView = () => {
  const { data } = useSuspenseQuery(groupTreeQuery(useApp()))
  const [isAdding, setAdding] = useBegin()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <RequestSection />
      <section aria-labelledby="groups-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="groups-title" className="text-xl">
            Groups
          </h2>
          {data.canManage && <Button onClick={() => setAdding(true)}>New Group</Button>}
        </div>
        {data.groups.length === 0 ? (
          <p className="text-ink-soft">There are no groups yet.</p>
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {data.groups.map((group) => (
              <Row key={group.id} group={group} />
            ))}
          </ul>
        )}
      </section>
      {data.canManage && <OfficeSection group={null} />}
      {data.canManage && isAdding && <GroupDialog groups={data.groups} onClose={() => setAdding(false)} />}
    </div>
  )
}

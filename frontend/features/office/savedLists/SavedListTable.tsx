import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { asReader, seesAccounts } from '../../../../collections/access/policies.schema'
import {
  LIST_SUBJECTS,
  type ListSubject,
  subjectsFor,
} from '../../../../domain/office/savedLists/listFields.schema'
import type { SavedListView } from '../../../../domain/office/savedLists/listRows.schema'
import { type Column, DataTable } from '../../../components/list/DataTable'
import { ListView } from '../../../components/list/ListView'
import { Badge } from '../../../components/ui/Badge'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { openListAddress, savedListAddress } from '../../../lib/savedListAddress'
import { useSession } from '../../../lib/session/useSession'
import { useListQuery } from '../../../lib/useListQuery'
import { countText } from './countText'
import { listCountQuery, savedListSpec, savedListsQuery } from './savedListQueries'
import { FORMER_COLLEAGUE } from '../../../../domain/people/profiles/formerPeople.schema'

/** Loaded when somebody is about to delete a list. */
const DeleteListDialog = lazy(async () => ({
  default: (await import('./DeleteListDialog')).DeleteListDialog,
}))

/** How many a list holds now: asked for after the lists themselves are shown. */
const Count = ({ list: { id, definition, forbidden } }: { list: SavedListView }) => {
  const isOpen = forbidden.length === 0
  const { data, isError } = useQuery({
    ...listCountQuery(useApp(), id),
    enabled: isOpen,
    retry: false,
    throwOnError: false,
  })
  if (!isOpen) return <>Not within your rights</>
  if (isError) return <>Not counted</>
  return <span className="tabular-nums">{data ? countText(definition.subject, data.rows) : '…'}</span>
}

const columnsFor = (onDelete: ((list: SavedListView) => void) | undefined): Column<SavedListView>[] => [
  {
    id: 'name',
    header: 'List',
    cell: ({ id, name, text }) => (
      <>
        <Link to={savedListAddress(id)} className="link inline-flex min-h-11 items-center">
          <bdi>{name}</bdi>
        </Link>
        <span className="block font-normal text-ink-soft">{text}</span>
      </>
    ),
  },
  { id: 'count', header: 'Holds', cell: (list) => <Count list={list} /> },
  {
    id: 'owner',
    header: 'Made by',
    cell: ({ owner }) => <bdi>{owner?.fullName ?? FORMER_COLLEAGUE}</bdi>,
  },
  {
    id: 'shared',
    header: 'Seen by',
    cell: ({ isShared }) => (isShared ? <Badge tone="place">Staff</Badge> : <Badge>Only you</Badge>),
  },
  { id: 'updated', header: 'Changed', cell: ({ updatedAt }) => formatDate(updatedAt) },
  ...(onDelete
    ? [
        {
          id: 'delete',
          header: 'Delete',
          cell: (list: SavedListView) =>
            list.isOwn ? (
              <Button tone="quiet" onClick={() => onDelete(list)}>
                Delete<span className="sr-only"> {list.name}</span>
              </Button>
            ) : (
              '–'
            ),
        },
      ]
    : []),
]

const NewLists = ({ subjects }: { subjects: readonly ListSubject[] }) => (
  <p className="flex flex-wrap items-center gap-3">
    {subjects.map((subject, index) => (
      <ButtonLink
        key={subject}
        tone={index === 0 ? 'main' : 'plain'}
        to={openListAddress({ subject, conditions: [] })}
      >
        New List of {LIST_SUBJECTS[subject].label}
      </ButtonLink>
    ))}
  </p>
)

/** The own lists and those that colleagues share. Source: issue 13, part 6. */
export const SavedListTable = () => {
  const { user } = useSession()
  const [doomed, setDoomed] = useState<SavedListView>()
  const query = useListQuery(savedListSpec)
  const result = useQuery({ ...savedListsQuery(useApp(), query), throwOnError: false })
  return (
    <div className="grid gap-6">
      <p className="max-w-text">{savedListMessages.noneHint}</p>
      <NewLists subjects={subjectsFor(asReader(user))} />
      <ListView
        spec={savedListSpec}
        query={query}
        result={result}
        noun={{ one: 'list', many: 'lists' }}
        empty={savedListMessages.none}
        failed={savedListMessages.listsFailed}
      >
        {(rows, isStale) => (
          <DataTable
            caption="Lists"
            columns={columnsFor(seesAccounts(user) ? setDoomed : undefined)}
            rows={rows}
            rowKey={({ id }) => id}
            sort=""
            sortTo={() => ''}
            isStale={isStale}
          />
        )}
      </ListView>
      <Suspense>{doomed && <DeleteListDialog list={doomed} onClose={() => setDoomed(undefined)} />}</Suspense>
    </div>
  )
}

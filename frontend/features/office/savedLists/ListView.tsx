import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { asReader, seesAccounts } from '../../../../collections/access/policies.schema'
import { type ListDefinition, subjectsFor } from '../../../../domain/office/savedLists/listFields.schema'
import type { SavedListView as SavedList } from '../../../../domain/office/savedLists/listRows.schema'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { isSameList, readListAddress, savedListAddress } from '../../../lib/savedListAddress'
import { useSession } from '../../../lib/session/useSession'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useUnsavedWarning } from '../../../lib/useUnsavedWarning'
import { deskPaths } from '../../../deskPaths'
import { ConditionList } from './ConditionList'
import { ListRows } from './ListRows'
import { savedListQuery } from './savedListQueries'

const ListActs = lazy(async () => ({ default: (await import('./ListActs')).ListActs }))

/** Loaded when somebody is about to leave without saving. */
const UnsavedDialog = lazy(async () => ({
  default: (await import('../../../components/ui/UnsavedDialog')).UnsavedDialog,
}))

/** Comes after the rows, which is what the page is opened for. */
const SaveListPanel = lazy(async () => ({ default: (await import('./SaveListPanel')).SaveListPanel }))

interface ListViewProps {
  /** What is saved; undefined for a list that is not. */
  saved: SavedList | undefined
  /** The list before anybody changed it on this page. */
  base: ListDefinition
}

/** A list: what it holds, by which conditions, and under which name it is saved. Source: issue 13, part 6. */
const ListView = ({ saved, base }: ListViewProps) => {
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const address = readListAddress(useSearchParams()[0])
  const definition = address.definition ?? base
  const isChanged = !isSameList(definition, base)
  const [isTyped, setIsTyped] = useState(false)
  const savedAt = useRef<string>(undefined)
  const canSave = seesAccounts(user)
  const blocker = useUnsavedWarning(canSave && (isChanged || isTyped) && saved?.isOwn !== false, (pathname) =>
    [deskPaths.list.build('new'), savedAt.current].includes(pathname),
  )
  const id = saved?.id ?? 'new'
  const show = (next: ListDefinition): void =>
    void navigate(savedListAddress(id, saved && isSameList(next, base) ? undefined : next), {
      preventScrollReset: true,
    })
  const onSaved = (savedId: string): void => {
    setIsTyped(false)
    savedAt.current = deskPaths.list.build(savedId)
    void navigate(savedListAddress(savedId), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="text-2xl break-words">
        <bdi>{saved?.name ?? 'New list'}</bdi>
      </h2>
      {saved && canSave && (
        <div className="min-h-11">
          {isHydrated && (
            <Suspense>
              <ListActs saved={saved} isChanged={isChanged} />
            </Suspense>
          )}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ConditionList definition={definition} unread={address.unread} onChange={show} />
        {isHydrated && canSave && (
          <Suspense fallback={<Spinner label="Loading" />}>
            <SaveListPanel
              saved={saved}
              definition={definition}
              isChanged={isChanged}
              onTyped={() => setIsTyped(true)}
              onSaved={onSaved}
            />
          </Suspense>
        )}
      </div>
      {address.unread > 0 ? (
        <EmptyState title={savedListMessages.listFailed}>{savedListMessages.unread}</EmptyState>
      ) : (
        <ListRows
          definition={definition}
          sort={address.sort}
          page={address.page}
          addressOf={(place) => savedListAddress(id, address.definition, place)}
        />
      )}
      {blocker.state === 'blocked' && (
        <Suspense>
          <UnsavedDialog blocker={blocker} what={savedListMessages.unsaved} />
        </Suspense>
      )}
    </div>
  )
}

/** A list that is not saved: what the address describes, for example by a figure of a report. */
export const NewListView = () => {
  const { user } = useSession()
  const { definition } = readListAddress(useSearchParams()[0])
  const [first] = subjectsFor(asReader(user))
  const [base] = useState<ListDefinition>(definition ?? { subject: first ?? 'people', conditions: [] })
  return <ListView saved={undefined} base={base} />
}

/** A saved list; one that has a condition beyond the reader's rights is not opened. */
export const SavedListView = ({ id }: { id: string }) => {
  const { data: saved } = useSuspenseQuery(savedListQuery(useApp(), id))
  if (saved.forbidden.length > 0)
    return (
      <EmptyState title={saved.name}>
        Your rights do not cover this list: {saved.forbidden.join(', ')}.
      </EmptyState>
    )
  return <ListView saved={saved} base={saved.definition} />
}

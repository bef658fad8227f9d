import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readsPeople } from '../../../../collections/access/policies.schema'
import { beginsWithAny, isContained, marksOf } from '../../../../domain/content/search/folding.schema'
import { DESK_KINDS, type DeskKind } from '../../../../domain/office/deskSearch/deskKinds.constants'
import type { DeskFound, DeskSearchAnswer } from '../../../../domain/office/deskSearch/deskSearch.schema'
import { keysOf } from '../../../../platform/records.schema'
import { type App, useApp } from '../../../lib/app'
import { OWN, type SessionUser } from '../../../lib/session/sessionQuery'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { PaletteDialog, type PaletteProps } from '../../../features/content/search/PaletteDialog'
import type { PaletteGroup, PaletteOption } from '../../../features/content/search/paletteGroups'
import { foundGroups } from '../../../features/content/search/resultGroups'
import { toSearchText } from '../../../features/content/search/searchQuery'
import { useDebounced, useLiveSearch } from '../../../features/content/search/useLiveSearch'
import { commandsFor } from '../../../features/office/desk/deskCommands'
import { groupsFor } from '../../../features/office/desk/deskGroups'

/** Shorter texts are in too many records. */
const MIN_LENGTH = 2
/** How many of the latest are offered again. */
const RECENT = 6

const deskSearchQuery = ({ api }: Pick<App, 'api'>, text: string) =>
  queryOptions({
    queryKey: [OWN, 'desk-search', text],
    queryFn: ({ signal }) => api.get<DeskSearchAnswer>('/desk-search', { query: [['q', text]], signal }),
    enabled: text.length >= MIN_LENGTH,
  })

/** What was chosen lately: in memory alone, and gone with the session, so that names of people stay on no device. */
const recentQuery = queryOptions({
  queryKey: [OWN, 'desk-recent'],
  queryFn: (): PaletteOption[] => [],
  initialData: [],
  enabled: false,
  gcTime: Infinity,
})

/** Where a record is worked on. */
const addressOf = (user: SessionUser): Record<DeskKind, (found: DeskFound) => string> => ({
  // staff of a branch find people in the list alone
  people: ({ id, title }) =>
    readsPeople(user) ? deskPaths.user.build(id) : `${deskPaths.users.path}?q=${encodeURIComponent(title)}`,
  applications: ({ id }) => deskPaths.application.build(id),
  invoices: ({ id }) => deskPaths.invoice.build(id),
  payments: ({ title }) => deskPaths.allPayments.find(title),
  events: ({ id }) => deskPaths.event.build(id),
  publications: ({ id }) => deskPaths.publication.build(id),
  groups: ({ id }) => deskPaths.group.build(id),
  messages: ({ id }) => deskPaths.contactMessage.build(id),
})

const option = (title: string, href: string, text: string, detail?: string): PaletteOption => ({
  key: `${href} ${title}`,
  title,
  titleMarks: text ? marksOf(title, beginsWithAny(text)) : [],
  detail,
  href,
})

/** Commands and pages whose words hold a text; before anything is typed, the commands. */
const ownGroups = (user: SessionUser, text: string): PaletteGroup[] => {
  const pages = groupsFor(user).flatMap(({ label: group, entries }) =>
    entries.map(({ to, label }) => ({ label, to, group })),
  )
  return [
    {
      label: 'Commands',
      results: commandsFor(user)
        .filter(({ label }) => isContained(text, label))
        .map(({ label, href }) => option(label, href, text)),
    },
    {
      label: 'Pages of the desk',
      results: text
        ? pages
            .filter(({ label, group }) => isContained(text, label) || isContained(text, group))
            .map(({ label, to, group }) => option(label, to, text, group === label ? undefined : group))
        : [],
    },
  ]
}

const recordGroups = (found: DeskSearchAnswer | undefined, user: SessionUser, text: string): PaletteGroup[] =>
  keysOf(DESK_KINDS).map((kind) => ({
    label: DESK_KINDS[kind],
    results: (found?.[kind] ?? []).map((each) =>
      option(each.title, addressOf(user)[kind](each), text, each.detail),
    ),
  }))

/** What could not be searched, in a sentence. */
const problemOf = (failed: readonly DeskKind[] | undefined, isError: boolean): string | undefined => {
  if (isError) return 'We could not search people and records. Keep typing to try again.'
  return failed?.length
    ? `Not searched: ${failed.map((kind) => DESK_KINDS[kind].toLowerCase()).join(', ')}. Keep typing to try again.`
    : undefined
}

/** Results that are published pages: the records of the desk stand above. */
const isOfSite = ({ label }: PaletteGroup): boolean => !['Members', 'Events', 'Publications'].includes(label)

/**
 * The command palette of the desk: records, commands and pages within one's rights, what was chosen lately first.
 * Source: issue 33, part 2.
 */
export const DeskPalette = ({ takeTyped, onClose }: PaletteProps) => {
  const app = useApp()
  const client = useQueryClient()
  const { user } = useSession()
  const [typed, setTyped] = useState(takeTyped)
  const text = toSearchText(typed)
  const asked = useDebounced(text)
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...deskSearchQuery(app, asked),
    retry: false,
    throwOnError: false,
    placeholderData: keepPreviousData,
  })
  const { data: recent } = useQuery(recentQuery)
  const site = useLiveSearch(text)
  if (!user) return null
  const isCurrent = text === asked && !isPlaceholderData
  const records = text.length >= MIN_LENGTH && isCurrent ? recordGroups(data, user, text) : []
  const groups = [
    { label: 'Recently opened', results: text ? [] : recent },
    ...ownGroups(user, text),
    ...records,
    ...foundGroups(site.found, text).filter(isOfSite),
  ].filter(({ results }) => results.length > 0)

  return (
    <PaletteDialog
      label="Search people, records and pages, or run a command"
      placeholder="Name, number or command"
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSearching={text.length >= MIN_LENGTH && (!isCurrent || isFetching || site.isSearching)}
      problem={isCurrent ? problemOf(data?.failed, isError && text.length >= MIN_LENGTH) : undefined}
      onChosen={(chosen) => {
        const kept = { ...chosen, key: `recent ${chosen.href}`, titleMarks: [], detailMarks: [] }
        client.setQueryData(
          recentQuery.queryKey,
          [kept, ...recent.filter(({ href }) => href !== chosen.href)].slice(0, RECENT),
        )
      }}
      onClose={onClose}
    />
  )
}

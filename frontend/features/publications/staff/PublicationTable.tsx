import { useQuery } from '@tanstack/react-query'
import { PUBLICATION_CATEGORIES, PUBLICATION_TOPICS } from '../../../../domain/publications/categories.schema'
import type { PublicationRow } from '../../../../domain/publications/publicationForm.schema'
import { AdminList, type AdminListProps } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import type { ListFilter } from '../../../components/list/ListFilters'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { type App, useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { optionsOf } from '../../../lib/optionsOf'
import { useListQuery } from '../../../lib/useListQuery'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { deskPaths } from '../../../deskPaths'
import {
  staffPublicationKeys,
  staffPublicationListQuery,
  publicationListSpec,
} from './staffPublicationQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'category',
    label: 'Category',
    emptyLabel: 'All categories',
    options: optionsOf(PUBLICATION_CATEGORIES),
  },
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: [
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
    ],
  },
]

const COLUMNS: Column<PublicationRow>[] = [
  {
    id: 'title',
    header: 'Title',
    sort: 'title',
    cell: ({ id, title }) => (
      <Link to={deskPaths.publication.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    isMain: true,
    sort: 'category',
    cell: ({ category, topic }) => (
      <span>
        {PUBLICATION_CATEGORIES[category]}
        {topic && <span className="block text-ink-soft">{PUBLICATION_TOPICS[topic]}</span>}
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Published date',
    sort: 'publishedDate',
    cell: ({ publishedDate }) => <time dateTime={publishedDate}>{formatDate(publishedDate)}</time>,
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    cell: ({ isPublished }) => (
      <Badge tone={isPublished ? 'good' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>
    ),
  },
  {
    id: 'downloads',
    header: 'Downloads',
    cell: ({ downloads }) => <span className="tabular-nums">{downloads}</span>,
  },
]

/** What is done with many publications. */
const manyOf = ({ api, queryClient }: App): AdminListProps<PublicationRow>['many'] => {
  /** The versions that this made, which taking back builds on. */
  const versions = new Map<string, string>()
  const show =
    (isPublished: boolean) =>
    async ({ id, updatedAt }: PublicationRow): Promise<void> => {
      const changed = await api.post<{ updatedAt: string }>(`/publications/${id}/visibility`, {
        isPublished,
        updatedAt: versions.get(id) ?? updatedAt,
      })
      versions.set(id, changed.updatedAt)
    }
  return {
    actions: [
      {
        label: 'Publish',
        willBe: 'will be on the site at once',
        was: 'published',
        leftOut: ({ isPublished, hasContent }) => {
          if (isPublished) return 'published already'
          return hasContent ? undefined : 'nothing to read or watch yet'
        },
        run: show(true),
        undo: show(false),
      },
      {
        label: 'Withdraw',
        willBe: 'will no longer be found by readers, and stay here as drafts',
        was: 'withdrawn',
        leftOut: ({ isPublished }) => (isPublished ? undefined : 'a draft'),
        run: show(false),
        undo: show(true),
      },
    ],
    pageOf: (query) => queryClient.query(staffPublicationListQuery({ api }, query)),
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: staffPublicationKeys.all })
      void queryClient.invalidateQueries({ queryKey: ['publications'] })
    },
  }
}

/** All publications, drafts included. Source: spec.md section 2, "/admin", Publications. */
export const PublicationTable = () => {
  const app = useApp()
  const query = useListQuery(publicationListSpec)
  const result = useQuery(staffPublicationListQuery(app, query))
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <ButtonLink tone="main" to={deskPaths.newPublication.build()}>
          New publication
        </ButtonLink>
        <ButtonLink to={deskPaths.submissions.build()}>Submitted papers</ButtonLink>
        <ButtonLink to={deskPaths.openings.build()}>Job openings</ButtonLink>
      </p>
      <AdminList
        list="publications"
        label="Publications"
        searchLabel="Title, description or author"
        filters={FILTERS}
        spec={publicationListSpec}
        query={query}
        result={result}
        noun={{ one: 'publication', many: 'publications' }}
        empty={uploadMessages.none}
        failed={uploadMessages.listFailed}
        exportFrom="/api/publications/list"
        columns={COLUMNS}
        many={manyOf(app)}
        rowKey={({ id }) => id}
        nameOf={({ title }) => title}
      />
    </div>
  )
}

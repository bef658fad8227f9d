import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DuplicateList } from '../../../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import type {
  FoundPerson,
  MergeList,
  MergePreview,
} from '../../../../domain/people/personMerges/personMergeTexts.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

const mergeKeys = {
  all: [OWN, 'person-merges'],
  duplicates: [OWN, 'possible-duplicates'],
} as const

/** People whom a text may mean, but for one. */
export const foundPeopleQuery = ({ api }: Api, q: string, except: string) =>
  queryOptions({
    queryKey: [...mergeKeys.all, 'people', q, except],
    queryFn: ({ signal }) =>
      api.get<FoundPerson[]>('/person-merges/people', {
        query: [
          ['q', q],
          ['except', except],
        ],
        signal,
      }),
    staleTime: 0,
  })

/** Two people side by side. */
export const mergePreviewQuery = ({ api }: Api, remaining: string, merged: string) =>
  queryOptions({
    queryKey: [...mergeKeys.all, 'preview', remaining, merged],
    queryFn: ({ signal }) =>
      api.get<MergePreview>('/person-merges/preview', {
        query: [
          ['remaining', remaining],
          ['merged', merged],
        ],
        signal,
      }),
    staleTime: 0,
  })

/** While a merge is at work it is asked for again so often. */
const ASK_AGAIN_MS = 2_000

/** The merges of a person. */
export const mergesQuery = ({ api }: Api, person: string, page: number) =>
  queryOptions({
    queryKey: [...mergeKeys.all, 'list', person, page],
    queryFn: ({ signal }) =>
      api.get<MergeList>('/person-merges', {
        query: [
          ['person', person],
          ['page', String(page)],
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.docs.some(({ status }) => status === 'merging' || status === 'undoing')
        ? ASK_AGAIN_MS
        : false,
  })

/** A page of people who may be one. */
export const duplicatesQuery = ({ api }: Api, status: 'open' | 'dismissed', page: number) =>
  queryOptions({
    queryKey: [...mergeKeys.duplicates, status, page],
    queryFn: ({ signal }) =>
      api.get<DuplicateList>('/possible-duplicates', {
        query: [
          ['status', status],
          ['page', String(page)],
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

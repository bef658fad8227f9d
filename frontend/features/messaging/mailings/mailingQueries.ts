import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  MailingChoices,
  MailingDetail,
} from '../../../../domain/messaging/mailings/mailingDetail.schema'
import type {
  AudienceCount,
  MailingList,
  MailingPreview,
  MailingStatus,
  RecipientPage,
  ReportFigure,
} from '../../../../domain/messaging/mailings/mailingTexts.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

type Api = Pick<App, 'api'>

export const mailingKeys = { all: [OWN, 'mailings'] } as const

export const mailingListSpec: ListSpec = { path: deskPaths.mailings.path, filters: {}, sorts: [''] }

const AT_WORK: readonly MailingStatus[] = ['collecting', 'sending', 'cancelling']
const LOOK_MS = 3_000
const LOOK_LATER_MS = 30_000

/** Whether the server works on a mailing now. */
const isAtWork = ({ status }: Pick<MailingDetail, 'status'>): boolean => AT_WORK.includes(status)

/** A page of the mailings, the latest first. */
export const mailingsQuery = ({ api }: Api, query: ListQuery) =>
  queryOptions({
    queryKey: [...mailingKeys.all, 'list', query],
    queryFn: ({ signal }) => api.get<MailingList>('/mailings', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A mailing with its report; asked for again while it is being sent. */
export const mailingQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...mailingKeys.all, id],
    queryFn: ({ signal }) => api.get<MailingDetail>(`/mailings/${encodeURIComponent(id)}/detail`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_MS : LOOK_LATER_MS),
  })

export const mailingChoicesQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...mailingKeys.all, 'choices'],
    queryFn: ({ signal }) => api.get<MailingChoices>('/mailings/choices', { signal }),
  })

/** Who would get it now. */
export const audienceCountQuery = ({ api }: Api, id: string, updatedAt: string) =>
  queryOptions({
    queryKey: [...mailingKeys.all, id, 'count', updatedAt],
    queryFn: ({ signal }) => api.get<AudienceCount>(`/mailings/${id}/count`, { signal }),
    staleTime: 0,
  })

/** The mail as one person would get it. */
export const previewQuery = ({ api }: Api, id: string, updatedAt: string, place: number) =>
  queryOptions({
    queryKey: [...mailingKeys.all, id, 'preview', updatedAt, place],
    queryFn: ({ signal }) =>
      api.get<MailingPreview>(`/mailings/${id}/preview`, { query: [['place', String(place)]], signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The people behind a figure of the report. */
export const peopleQuery = ({ api }: Api, id: string, figure: ReportFigure, page: number) =>
  queryOptions({
    queryKey: [...mailingKeys.all, id, 'people', figure, page],
    queryFn: ({ signal }) =>
      api.get<RecipientPage>(`/mailings/${id}/people`, {
        query: [
          ['figure', figure],
          ['page', String(page)],
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

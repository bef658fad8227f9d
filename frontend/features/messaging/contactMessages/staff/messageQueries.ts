import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CONTACT_STATUSES } from '../../../../../domain/messaging/contactMessages/statuses.schema'
import type { MessageList } from '../../../../../domain/messaging/contactMessages/handling.schema'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { CONTACT_MESSAGE_SORTS } from '../../../../../domain/messaging/contactMessages/sorts.constants'
import { isOnItsWay } from './isOnItsWay'

export const messageListSpec: ListSpec = {
  path: deskPaths.contact.path,
  filters: {
    status: Object.keys(CONTACT_STATUSES),
    assigned: ['me', 'nobody'],
    show: ['late', 'spam'],
  },
  sorts: CONTACT_MESSAGE_SORTS,
}

export const messageKeys = {
  all: [OWN, 'contact-messages'],
  lists: [OWN, 'contact-messages', 'list'],
} as const

/** A page of the contact messages that a filter leaves. */
export const messageListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...messageKeys.lists, query],
    queryFn: ({ signal }) =>
      api.get<MessageList>('/contact-messages/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The new messages that have waited longest, by id. */
export const nextNewQuery = (app: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [...messageKeys.all, 'next'],
    queryFn: async ({ signal }) => {
      const query = { status: 'new', sort: 'createdAt' }
      const { docs } = await app.api.get<MessageList>('/contact-messages/list', {
        query: listPairs(query),
        signal,
      })
      return docs.map(({ id }) => id)
    },
    staleTime: 0,
  })

/** While a thread is open it is asked for so often: a colleague may answer it. */
const THREAD_LOOK_MS = 15_000
/** While a mail is on its way. */
const MAIL_LOOK_MS = 3000

/** A message with everything that follows it. */
export const threadQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...messageKeys.all, 'thread', id],
    queryFn: ({ signal }) =>
      api.get<ContactThread>(`/contact-messages/${encodeURIComponent(id)}/thread`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.entries.some(({ kind, mail }) => kind === 'answer' && isOnItsWay(mail))
        ? MAIL_LOOK_MS
        : THREAD_LOOK_MS,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CONTACT_STATUSES } from '../../../../domain/contactMessages/statuses.schema'
import type { MessageList } from '../../../../domain/contactMessages/handling.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { paths } from '../../../paths'
import { CONTACT_MESSAGE_SORTS } from '../../../../domain/contactMessages/sorts.constants'

export const messageListSpec: ListSpec = {
  path: paths.admin.contact.path,
  filters: { status: Object.keys(CONTACT_STATUSES), assigned: ['me', 'nobody'] },
  sorts: CONTACT_MESSAGE_SORTS,
}

export const messageKeys = { lists: [OWN, 'contact-messages', 'list'] } as const

/** A page of the contact messages that a filter leaves. */
export const messageListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...messageKeys.lists, query],
    queryFn: ({ signal }) =>
      api.get<MessageList>('/contact-messages/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Conversation,
  MessageBox,
  MessagePage,
  MessageState,
  Recipient,
} from '../../../domain/messaging/messages/messages.schema'
import type { App } from '../../lib/app'
import { OWN } from '../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** What every query about messages begins with. */
export const messagesKey = [OWN, 'messages'] as const

/** A page of what the signed-in person received or sent. */
export const boxQuery = ({ api }: Api, box: MessageBox, page: number) =>
  queryOptions({
    queryKey: [...messagesKey, 'box', box, page],
    queryFn: ({ signal }) =>
      api.get<MessagePage>('/member-messages/mine', {
        query: [
          ['box', box],
          ['page', page],
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many messages are unread, whether the person receives any, and whom they have blocked. */
export const messageStateQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...messagesKey, 'state'],
    queryFn: ({ signal }) => api.get<MessageState>('/member-messages/state', { signal }),
    staleTime: 0,
  })

/** A page of the conversation that an own message belongs to. */
export const conversationQuery = ({ api }: Api, id: string, page: number) =>
  queryOptions({
    queryKey: [...messagesKey, 'conversation', id, page],
    queryFn: ({ signal }) =>
      api.get<Conversation>(`/member-messages/${id}/conversation`, { query: [['page', page]], signal }),
    staleTime: 0,
  })

/** Whether the person can write to a member, by the id of the profile. */
export const recipientQuery = ({ api }: Api, profile: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'to', profile],
    queryFn: ({ signal }) => api.get<Recipient>(`/member-messages/to/${profile}`, { signal }),
    staleTime: 0,
  })

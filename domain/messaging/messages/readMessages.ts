import type { PayloadRequest } from 'payload'
import { findMessagingProfile, findNames } from '../../people/profiles'
import { canWriteTo } from './canWriteTo'
import { FORMER_MEMBER } from './messageTexts.schema'
import {
  type Conversation,
  MESSAGES_PER_PAGE,
  type MessageBox,
  type MessagePage,
  type MessageState,
} from './messages.schema'
import { countUnread, findBlocks, findBox, findOwn, findThread, hasBlocked } from './messagesRepository'

const EXCERPT_LENGTH = 160

const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : line
}

/** A page of what an account received or sent. */
export const readBox = async (
  payload: PayloadRequest['payload'],
  user: string,
  box: MessageBox,
  page: number,
): Promise<MessagePage> => {
  const { docs, total } = await findBox(payload, user, box, page, MESSAGES_PER_PAGE)
  const names = await findNames(
    payload,
    docs.map(({ sender, recipient }) => (box === 'received' ? sender : recipient)),
  )
  const rows = docs.map(({ _id, sender, recipient, subject, text, readAt, createdAt }) => ({
    id: _id.toHexString(),
    name: names.get((box === 'received' ? sender : recipient)?.toHexString() ?? '') ?? FORMER_MEMBER,
    subject,
    excerpt: excerptOf(text),
    createdAt: createdAt.toISOString(),
    isRead: box === 'sent' || Boolean(readAt),
  }))
  return { docs: rows, totalDocs: total, page, totalPages: Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE)) }
}

/** What an account's messages are like: how many are unread, whether it receives any, whom it has blocked. */
export const readMessageState = async (
  payload: PayloadRequest['payload'],
  user: string,
): Promise<MessageState> => {
  const [unread, profile, blocks] = await Promise.all([
    countUnread(payload, user),
    findMessagingProfile(payload, { user }),
    findBlocks(payload, user),
  ])
  const names = await findNames(
    payload,
    blocks.map(({ blocked }) => blocked),
  )
  return {
    unread,
    isOn: profile?.acceptsMessages !== false,
    blocked: blocks.map(({ _id, blocked }) => ({
      id: _id.toHexString(),
      name: names.get(blocked.toHexString()) ?? FORMER_MEMBER,
    })),
  }
}

/** The conversation that an own message belongs to; undefined when there is none. */
export const readConversation = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  id: string,
  page: number,
): Promise<Conversation | undefined> => {
  const self = user?.id
  const message = self ? await findOwn(payload, id, self) : null
  if (!self || !message) return undefined
  const other = message.sender?.toHexString() === self ? message.recipient : message.sender
  const account = other?.toHexString()
  const [{ docs, total }, names, reach, isBlocked] = await Promise.all([
    findThread(payload, message.thread, self, page, MESSAGES_PER_PAGE),
    findNames(payload, [other]),
    account ? canWriteTo({ payload, user }, { account }) : undefined,
    account ? hasBlocked(payload, self, account) : null,
  ])
  const messages = docs.reverse().map(({ _id, sender, text, createdAt, reportedAt }) => {
    const isOwn = sender?.toHexString() === self
    return {
      id: _id.toHexString(),
      isOwn,
      text,
      createdAt: createdAt.toISOString(),
      isReported: !isOwn && Boolean(reportedAt),
    }
  })
  return {
    id: message.thread,
    subject: message.subject,
    name: names.get(account ?? '') ?? FORMER_MEMBER,
    messages,
    page,
    totalPages: Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE)),
    refusal: reach ? (reach.refusal ?? null) : 'not_receiving',
    isBlocked,
  }
}

import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MemberMessage, MessageBlock, MessageReport } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** A message as it is stored. An erased person is not named any more. */
export type StoredMessage = Stored<MemberMessage>

export interface MessageToStore {
  /** Undefined begins a conversation. */
  thread?: string
  sender: string
  recipient: string
  subject: string
  text: string
  key: string
}

const messagesOf = (payload: Payload) => modelOf(payload, 'member-messages')
const blocksOf = (payload: Payload) => modelOf(payload, 'message-blocks')
const reportsOf = (payload: Payload) => modelOf(payload, 'message-reports')

type StoredBlock = Stored<MessageBlock>

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const

/** The message that an account sent under a key. */
export const findByKey = (payload: Payload, sender: string, key: string): Promise<StoredMessage | null> =>
  messagesOf(payload).findOne({ sender, key }).lean<StoredMessage | null>().exec()

/** Stores a message, once for each sender and key. */
export const storeMessage = async (
  payload: Payload,
  { thread, ...message }: MessageToStore,
): Promise<StoredMessage> => {
  const _id = new ObjectId()
  try {
    await messagesOf(payload).create({
      _id,
      thread: thread ?? _id.toHexString(),
      ...message,
      needsMail: true,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // sent twice at once: one of them is stored
  }
  const stored = await findByKey(payload, message.sender, message.key)
  if (!stored) throw new Error('A message that was just stored is gone')
  return stored
}

/** A message that an account sent or received. */
export const findOwn = (payload: Payload, id: string, user: string): Promise<StoredMessage | null> =>
  messagesOf(payload)
    .findOne({ _id: id, $or: [{ sender: user }, { recipient: user }] })
    .lean<StoredMessage | null>()
    .exec()

interface MessagePage {
  docs: StoredMessage[]
  total: number
}

/** A page of the messages that a condition leaves, the newest first. */
const findPage = async (
  payload: Payload,
  where: Record<string, unknown>,
  page: number,
  perPage: number,
): Promise<MessagePage> => {
  const [docs, total] = await Promise.all([
    messagesOf(payload)
      .find(where)
      .sort(NEWEST_FIRST)
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredMessage[]>()
      .exec(),
    messagesOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/** A page of what an account received or sent, the newest first. */
export const findBox = (
  payload: Payload,
  user: string,
  box: 'received' | 'sent',
  page: number,
  perPage: number,
): Promise<MessagePage> =>
  findPage(payload, box === 'received' ? { recipient: user } : { sender: user }, page, perPage)

/** A page of a conversation, the newest first. */
export const findThread = (
  payload: Payload,
  thread: string,
  user: string,
  page: number,
  perPage: number,
): Promise<MessagePage> =>
  findPage(payload, { thread, $or: [{ sender: user }, { recipient: user }] }, page, perPage)

/** The count of unread messages stops here. */
const MAX_UNREAD = 100

export const countUnread = (payload: Payload, user: string): Promise<number> =>
  messagesOf(payload).countDocuments({ recipient: user, readAt: null }, { limit: MAX_UNREAD }).exec()

/** Marks what an account received in a conversation as read. */
export const markRead = async (payload: Payload, thread: string, user: string): Promise<void> => {
  await messagesOf(payload).updateMany(
    { thread, recipient: user, readAt: null },
    { $set: { readAt: new Date() } },
  )
}

export const markMailed = async (payload: Payload, id: ObjectId): Promise<void> => {
  await messagesOf(payload).updateOne({ _id: id }, { $unset: { needsMail: 1 } })
}

/** Messages that no mail was queued for, stored before a moment. */
export const findUnmailed = (payload: Payload, before: Date, limit: number): Promise<StoredMessage[]> =>
  messagesOf(payload)
    .find({ needsMail: true, createdAt: { $lt: before } })
    .sort({ createdAt: 1 })
    .limit(limit)
    .lean<StoredMessage[]>()
    .exec()

/** Whether an account has blocked another. */
export const hasBlocked = async (payload: Payload, user: string, blocked: string): Promise<boolean> =>
  (await blocksOf(payload).exists({ user, blocked })) !== null

/** Blocks an account. Safe to repeat. */
export const addBlock = async (payload: Payload, user: string, blocked: string): Promise<void> => {
  try {
    await blocksOf(payload).create({ user, blocked })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

export const removeBlock = async (
  payload: Payload,
  user: string,
  where: { blocked: string } | { _id: string },
): Promise<void> => {
  await blocksOf(payload).deleteOne({ user, ...where })
}

/** A list of blocked people stops here. */
const MAX_BLOCKS_LISTED = 200

export const findBlocks = (payload: Payload, user: string): Promise<Pick<StoredBlock, '_id' | 'blocked'>[]> =>
  blocksOf(payload)
    .find({ user }, { blocked: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_BLOCKS_LISTED)
    .lean<Pick<StoredBlock, '_id' | 'blocked'>[]>()
    .exec()

/** Stores a report of a message with a copy of it, once for each message, and marks the message. */
export const storeReport = async (
  payload: Payload,
  { _id, sender, recipient, subject, text }: StoredMessage,
  reason: string,
): Promise<{ id: string; isNew: boolean }> => {
  const reports = reportsOf(payload)
  let isNew = true
  try {
    await reports.create({
      message: _id.toHexString(),
      sender,
      reporter: recipient,
      subject,
      text,
      reason,
      status: 'open',
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    isNew = false
  }
  await messagesOf(payload).updateOne({ _id, reportedAt: null }, { $set: { reportedAt: new Date() } })
  const report = await reports
    .findOne({ message: _id.toHexString() }, { _id: 1 })
    .lean<Pick<Stored<MessageReport>, '_id'> | null>()
  return { id: String(report?._id), isNew }
}

/**
 * Closes a report, once.
 * @returns whether it was open; undefined when there is none
 */
export const closeReport = async (
  payload: Payload,
  id: string,
  by: string,
  note: string | undefined,
): Promise<boolean | undefined> => {
  const reports = reportsOf(payload)
  const { matchedCount } = await reports.updateOne(
    { _id: id, status: 'open' },
    { $set: { status: 'settled', settledBy: by, settledAt: new Date(), ...(note && { note }) } },
  )
  if (matchedCount > 0) return true
  return (await reports.exists({ _id: id })) ? false : undefined
}

/** Takes an account out of every message, block and report. See messagesPrivacy.ts for what stays. */
export const removePerson = async (payload: Payload, user: string): Promise<void> => {
  const messages = messagesOf(payload)
  await blocksOf(payload).deleteMany({ $or: [{ user }, { blocked: user }] })
  await messages.updateMany({ sender: user }, { $unset: { sender: 1, key: 1, needsMail: 1 } })
  await messages.updateMany({ recipient: user }, { $unset: { recipient: 1, needsMail: 1 } })
  await messages.deleteMany({ sender: null, recipient: null })
  const reports = reportsOf(payload)
  await reports.deleteMany({ sender: user, status: 'settled' })
  await reports.updateMany({ sender: user }, { $unset: { sender: 1 } })
  await reports.updateMany({ reporter: user }, { $unset: { reporter: 1 } })
}

/** Everything that an account wrote or received, the oldest first. */
export const findAllOf = (payload: Payload, user: string): Promise<StoredMessage[]> =>
  messagesOf(payload)
    .find({ $or: [{ sender: user }, { recipient: user }] })
    .sort({ createdAt: 1 })
    .lean<StoredMessage[]>()
    .exec()

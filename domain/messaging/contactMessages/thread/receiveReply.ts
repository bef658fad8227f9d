import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { storeFile } from '../../../publications/files'
import { announceMessage } from '../contactMails'
import {
  findContactMessage,
  findMessageByMailKey,
  noteReply,
  storeMailedMessage,
} from '../contactMessagesRepository'
import { CONTACT_LIMITS } from '../contactForm.schema'
import { ENTRY_LIMITS } from './entries.schema'
import {
  type AttachedFile,
  countEntries,
  findEntryByKey,
  findEntryByToken,
  storeEntry,
} from './entriesRepository'

/** A mail that came in, as a thread takes it: bounded, and as text. */
export interface ReceivedMail {
  /** Of the mail: stored once. */
  key: string
  from: { name: string; address: string }
  subject: string
  text: string
  isAutomatic: boolean
  files: readonly { filename: string; contentType: string; content: Buffer }[]
  filesLeftOut: number
}

/** A conversation that goes on longer goes on in the mailbox. */
const MAX_REPLIES = 100

/** The thread that an answer with a token belongs to. */
export const threadOfToken = async (payload: Payload, token: string): Promise<string | undefined> =>
  (await findEntryByToken(payload, token))?.message.toHexString()

/** The thread that the mail of an answer belongs to, by its key in the outbox. */
export const threadOfAnswer = async (payload: Payload, key: string): Promise<string | undefined> => {
  const [template, id = ''] = key.split(':')
  return template === 'contactMessageAnswered' &&
    ObjectId.isValid(id) &&
    (await findContactMessage(payload, id))
    ? id
    : undefined
}

const textOf = ({ text, filesLeftOut }: ReceivedMail): string => {
  const left = filesLeftOut > 0 ? `\n\n[${filesLeftOut} attached files are in the mailbox only.]` : ''
  return `${text || '(no text)'}${left}`.slice(0, ENTRY_LIMITS.incoming)
}

const storeFiles = async (payload: Payload, { files }: ReceivedMail): Promise<AttachedFile[]> => {
  const stored: AttachedFile[] = []
  for (const { content, filename, contentType } of files)
    stored.push({
      // what a stranger sent is downloaded, never shown
      file: await storeFile(payload, { content, filename, contentType: 'application/octet-stream' }),
      name: filename,
      contentType,
      size: content.length,
    })
  return stored
}

/**
 * Adds a mail to a thread, once. Unless a program sent it, the thread waits for an answer again.
 * @returns false where there is no such thread, or it is full
 */
export const receiveReply = async (payload: Payload, id: string, mail: ReceivedMail): Promise<boolean> => {
  const { key, from, isAutomatic } = mail
  const message = await findContactMessage(payload, id)
  if (!message || message.removedAt) return false
  if (!(await findEntryByKey(payload, key))) {
    if ((await countEntries(payload, id, 'incoming')) >= MAX_REPLIES) return false
    await storeEntry(payload, {
      message: id,
      kind: 'incoming',
      key,
      text: textOf(mail),
      from: from.address,
      isAutomatic,
      attachments: await storeFiles(payload, mail),
    })
  }
  if (!isAutomatic) await noteReply(payload, id)
  return true
}

/**
 * Opens a thread for a mail of no thread, or adds it to the one with its key.
 * @param threadKey under what the mails of this thread come together
 * @param user id of the account with the sender's address
 */
export const receiveUnknownMail = async (
  payload: Payload,
  mail: ReceivedMail,
  { threadKey, user }: { threadKey: string; user: string | null },
): Promise<'opened' | 'joined'> => {
  const known = await findMessageByMailKey(payload, threadKey)
  if (known && threadKey !== mail.key) {
    await receiveReply(payload, known, mail)
    return 'joined'
  }
  const text = textOf(mail)
  const facts = {
    name: (mail.from.name || mail.from.address).slice(0, CONTACT_LIMITS.name),
    email: mail.from.address,
    subject: mail.subject.slice(0, CONTACT_LIMITS.subject),
    message: text.slice(0, CONTACT_LIMITS.message),
  }
  const id = known ?? (await storeMailedMessage(payload, { ...facts, user, mailKey: threadKey }))
  // what does not fit into a message, and its files, follow as an entry
  if (text.length > facts.message.length || mail.files.length > 0)
    await storeEntry(payload, {
      message: id,
      kind: 'incoming',
      key: mail.key,
      text,
      from: mail.from.address,
      attachments: (await findEntryByKey(payload, mail.key)) ? [] : await storeFiles(payload, mail),
    })
  await announceMessage(payload, id, facts)
  return 'opened'
}

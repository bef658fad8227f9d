import type { PayloadRequest } from 'payload'
import { findMailsByKey } from '../../mail'
import { findNames } from '../../../people/profiles'
import { answerKey } from '../contactMails'
import type { AnswerMail } from '../handling.schema'
import { findColleagues } from '../handleContactMessage'
import { toMessageRow } from '../listContactMessages'
import type { ThreadEntry } from './entries.schema'
import { type StoredEntry, findEntries } from './entriesRepository'
import type { ContactThread } from './thread.schema'
import { FORMER_COLLEAGUE } from '../../../people/profiles/formerPeople.schema'

/** The mails with the answers of a thread, by their keys. */
const findAnswerMails = async (
  { payload }: PayloadRequest,
  entries: readonly StoredEntry[],
): Promise<Map<string, AnswerMail>> => {
  const keys = entries
    .filter(({ kind }) => kind === 'answer')
    .map(({ message, place }) => answerKey(message.toHexString(), place ?? 0))
  const mails = await findMailsByKey(payload, keys)
  return new Map(
    mails.map(({ _id, dedupeKey, status, updatedAt }) => [
      dedupeKey,
      { id: _id.toHexString(), status, updatedAt: updatedAt.toISOString() },
    ]),
  )
}

const toEntry = (entry: StoredEntry, author: string, mail: AnswerMail | undefined): ThreadEntry => ({
  id: entry._id.toHexString(),
  kind: entry.kind,
  text: entry.text,
  author,
  createdAt: entry.createdAt.toISOString(),
  isAutomatic: entry.isAutomatic ?? false,
  attachments: (entry.attachments ?? []).map(({ file, name, contentType, size }) => ({
    id: file.toHexString(),
    name,
    contentType,
    size,
  })),
  mail: mail ?? null,
})

/**
 * A message with everything that follows it, the oldest first, and who can be asked to answer. Read with the caller's
 * own access.
 * @returns null where there is none
 */
export const readThread = async (req: PayloadRequest, id: string): Promise<ContactThread | null> => {
  const message = await req.payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!message) return null
  const [entries, colleagues] = await Promise.all([findEntries(req.payload, id), findColleagues(req)])
  const [mails, names] = await Promise.all([
    findAnswerMails(req, entries),
    findNames(
      req.payload,
      entries.map(({ author }) => author?.toHexString()),
    ),
  ])
  return {
    message: toMessageRow(message),
    entries: entries.map((entry) =>
      toEntry(
        entry,
        entry.from ?? names.get(entry.author?.toHexString() ?? '') ?? FORMER_COLLEAGUE,
        entry.kind === 'answer' ? mails.get(answerKey(id, entry.place ?? 0)) : undefined,
      ),
    ),
    colleagues,
  }
}

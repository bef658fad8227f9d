import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { MailOutcome } from './outcomes.schema'

const NAME = 'inbox'

interface Place {
  uidValidity: string
  lastUid: number
}

/** Up to which mail the mailbox is read. */
export const findPlace = async (payload: Payload): Promise<Place | null> =>
  modelOf(payload, 'mailboxes').findOne({ name: NAME }).lean<Place | null>().exec()

/** Records up to which mail the mailbox is read: never back, but where it was numbered anew. */
export const notePlace = async (payload: Payload, { uidValidity, lastUid }: Place): Promise<void> => {
  const mailboxes = modelOf(payload, 'mailboxes')
  try {
    await mailboxes.updateOne(
      { name: NAME, $or: [{ uidValidity: { $ne: uidValidity } }, { lastUid: { $lt: lastUid } }] },
      { $set: { uidValidity, lastUid, polledAt: new Date() } },
      { upsert: true },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // it is further already
  }
}

export const hasMailboxMail = async (payload: Payload, key: string): Promise<boolean> =>
  (await modelOf(payload, 'mailbox-mails').exists({ key })) !== null

/** Remembers what became of a mail of the mailbox, once. */
export const noteMail = async (
  payload: Payload,
  mail: { key: string; from: string; outcome: MailOutcome; reason?: string },
): Promise<void> => {
  try {
    await modelOf(payload, 'mailbox-mails').create({
      ...mail,
      key: mail.key.slice(0, 400),
      readAt: new Date(),
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** Removes who sent mails; that they were read stays until it expires. */
export const forgetSender = async (payload: Payload, email: string): Promise<void> => {
  await modelOf(payload, 'mailbox-mails').updateMany({ from: email }, { $unset: { from: 1 } })
}

import type { PayloadRequest } from 'payload'
import { everyMinutes } from '../../../platform/everyMinutes'
import type { ContactInput } from './contactForm.schema'
import { announceMessage } from './contactMails'
import { streamReceived } from './contactMessagesRepository'
import { finaliseEntries } from './thread/finaliseEntries'

/** Stores a message of a visitor and tells the staff's mailbox. */
export const receiveContactMessage = async (
  req: PayloadRequest,
  message: Omit<ContactInput, 'website'>,
): Promise<void> => {
  const { id } = await req.payload.create({
    collection: 'contact-messages',
    data: { ...message, status: 'new', user: req.user?.id },
    depth: 0,
    overrideAccess: true, // visitors write through this operation alone
    req,
  })
  await announceMessage(req.payload, id, message)
}

/** Far longer than a server is down between storing a message and queueing its mail. */
const LOOK_BACK_MS = 2 * 24 * 60 * 60_000

/**
 * Queues the mails of contact messages that a crash prevented: a message is stored, and an answer recorded, before its
 * mail is queued. Mails that were queued already stay as they are.
 */
export const catchUpContactMails = everyMinutes('contact-mails', 5, async ({ payload, log, signal }) => {
  /** A message whose mail cannot be queued does not delay the others. */
  const tryToQueue = async (id: string, queue: () => Promise<void>): Promise<void> => {
    try {
      await queue()
    } catch (error) {
      log.error({ err: error, message: id }, 'the mails of a contact message could not be queued')
    }
  }

  const since = new Date(Date.now() - LOOK_BACK_MS)
  for await (const message of streamReceived(payload, since)) {
    if (signal.aborted) return
    const id = message._id.toHexString()
    await tryToQueue(id, () => announceMessage(payload, id, message))
  }
  await finaliseEntries(payload, signal)
})

import type { PayloadRequest } from 'payload'
import type { ContactInput } from './contactForm.schema'
import { announceMessage } from './contactMails'

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

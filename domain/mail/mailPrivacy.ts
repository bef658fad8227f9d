import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import type { PersonalData } from '../../platform/personalData'
import type { TemplateName } from './templates'

/** Receipts, and the mails of contact messages, which stay with their message. */
const KEPT: TemplateName[] = ['contactMessageAnswered', 'contactMessageReceived', 'donationReceipt']

/** Deletes the mails to an address that were queued before a moment, except those that are kept. */
export const deleteMailsTo = async (payload: Payload, email: string, before: Date): Promise<void> => {
  await modelOf(payload, 'outbox').deleteMany({
    to: email,
    createdAt: { $lt: before },
    template: { $nin: KEPT },
  })
}

export const outboxPersonalData: PersonalData = {
  exports: { none: 'The person has received the mails.' },
  erasures: { none: 'Mails to the address of an account are erased with the account.' },
}

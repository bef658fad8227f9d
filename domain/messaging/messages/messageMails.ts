import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { officeAddress, queueMail } from '../mail'
import { findEmail } from '../../accounts'
import { findNames } from '../../people/profiles'
import { FORMER_MEMBER } from './messageTexts.schema'
import { type StoredMessage, findUnmailed, markMailed } from './messagesRepository'

/** Tells the recipient of a message: who wrote, and what. Neither address is in it. Sent once: safe to repeat. */
export const mailRecipient = async (
  payload: Payload,
  { _id, sender, recipient, subject, text }: StoredMessage,
): Promise<void> => {
  const id = _id.toHexString()
  const email = recipient && (await findEmail(payload, recipient.toHexString()))
  if (email) {
    const name = sender ? (await findNames(payload, [sender])).get(sender.toHexString()) : undefined
    await queueMail(payload, {
      template: 'memberMessageReceived',
      to: email,
      data: { messageId: id, from: name ?? FORMER_MEMBER, subject, text },
      dedupeKey: `member-message:${id}`,
    })
  }
  await markMailed(payload, _id)
}

/** Tells the office that a message was reported. What it says is read in the panel alone. */
export const mailReport = async (payload: Payload, id: string): Promise<void> => {
  const office = await officeAddress(payload)
  if (office)
    await queueMail(payload, {
      template: 'memberMessageReported',
      to: office,
      data: { reportId: id },
      dedupeKey: `message-report:${id}`,
    })
}

/** Within this time the request that stored a message may still be queueing its mail. */
const GRACE_MS = 60_000
const BATCH = 200

/** Queues the mails that a crash prevented. One that fails does not delay the others. */
export const catchUpMessageMails = async (payload: Payload): Promise<void> => {
  const messages = await findUnmailed(payload, new Date(Date.now() - GRACE_MS), BATCH)
  await workOnEach(payload, messages, (message) => mailRecipient(payload, message), {
    failed: 'the mail about a member’s message could not be queued; it is tried again',
    about: ({ _id }) => ({ message: _id.toHexString() }),
  })
}

import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { markInvited } from '../accounts'
import { hashToken, issueInvitation } from '../credentials'
import { findMailsByKey, queueMail } from '../mail'

/** Invites a person whom staff entered to choose a password, once at each address. */
export const invitePerson = async (
  payload: Payload,
  { _id, email }: { _id: ObjectId; email: string },
): Promise<void> => {
  const user = _id.toHexString()
  const dedupeKey = `invitation:${user}:${hashToken(email)}`
  // the mail first: after a crash in between, the next press finds it and marks the person
  if ((await findMailsByKey(payload, [dedupeKey])).length === 0) {
    const token = await issueInvitation(payload, { id: user, email })
    if (!token) return // a colleague is about to
    await queueMail(payload, { template: 'invitation', to: email, data: { token }, dedupeKey })
  }
  await markInvited(payload, _id)
}

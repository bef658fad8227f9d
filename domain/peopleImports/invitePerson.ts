import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { markInvited } from '../accounts'
import { issueToken } from '../credentials'
import { findMailsByKey, queueMail } from '../mail'

/** Invites a person whom staff entered to choose a password, once. */
export const invitePerson = async (
  payload: Payload,
  { _id, email }: { _id: ObjectId; email: string },
): Promise<void> => {
  const user = _id.toHexString()
  const dedupeKey = `invitation:${user}`
  // the mail first: after a crash in between, the next press finds it and marks the person
  if ((await findMailsByKey(payload, [dedupeKey])).length === 0) {
    const token = await issueToken(payload, 'invitation', { id: user, email })
    await queueMail(payload, { template: 'invitation', to: email, data: { token }, dedupeKey })
  }
  await markInvited(payload, _id)
}

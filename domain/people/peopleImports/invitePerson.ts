import type { Payload } from 'payload'
import { type InvitablePerson, markInvited } from '../../accounts'
import { issueInvitation } from '../../accounts/credentials'
import { findMailsByKey, queueMail } from '../../messaging/mail'

/** Invites a person whom staff entered to choose a password, once since the address was written down. */
export const invitePerson = async (
  payload: Payload,
  { _id, email, updatedAt }: InvitablePerson,
): Promise<void> => {
  const user = _id.toHexString()
  const dedupeKey = `invitation:${user}:${updatedAt.getTime()}`
  // the mail first: after a crash in between, the next press finds it and marks the person
  if ((await findMailsByKey(payload, [dedupeKey])).length === 0) {
    const token = await issueInvitation(payload, { id: user, email })
    if (!token) return // a colleague is about to
    await queueMail(payload, { template: 'invitation', to: email, data: { token }, dedupeKey })
  }
  await markInvited(payload, _id)
}

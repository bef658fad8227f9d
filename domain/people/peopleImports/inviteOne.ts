import type { PayloadRequest } from 'payload'
import { findInvitablePerson } from '../../accounts'
import { recordChange } from '../../audit'
import { invitePerson } from './invitePerson'

/**
 * Invites one person whom staff entered to choose a password, under the rule of a whole list: once, who has an address,
 * is not locked and has not claimed the account.
 * @returns whether there was somebody to invite
 */
export const inviteOne = async (req: PayloadRequest, id: string): Promise<boolean> => {
  const { payload } = req
  const person = await findInvitablePerson(payload, id)
  if (!person) return false
  await invitePerson(payload, person)
  await recordChange(req, { action: 'person.invited', subject: { collection: 'users', id }, account: id })
  return true
}

import type { Payload, PayloadRequest } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import {
  type InvitablePerson,
  countInvitable,
  findInvitable,
  findInvitablePerson,
  markInvited,
} from '../../accounts'
import { issueInvitation } from '../../accounts/credentials'
import { findMailsByKey, queueMail } from '../../messaging/mail'
import { recordChange } from '../../audit'
import type { PeopleInvited } from './import.schema'
import { findImport } from './peopleImportsRepository'

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

/** How many are invited with one press: the outbox sends them at its own rate. */
const INVITED_AT_ONCE = 100

/**
 * Invites the next people of a list to choose a password, each once: whoever has an address, is not invited yet, and
 * has not claimed the account.
 * @returns how many were invited now, and how many remain; null for a list that is not carried out
 */
export const inviteImported = async (req: PayloadRequest, id: string): Promise<PeopleInvited | null> => {
  const { payload } = req
  const imported = await findImport(payload, id)
  if (imported?.status !== 'imported') return null
  const people = await findInvitable(payload, imported._id, INVITED_AT_ONCE)
  const { completed } = await workOnEach(payload, people, (person) => invitePerson(payload, person), {
    failed: 'a person could not be invited',
    about: ({ _id }) => ({ account: _id.toHexString() }),
  })
  if (completed > 0)
    await recordChange(req, {
      action: 'people-import.invited',
      subject: { collection: 'people-imports', id, title: imported.name },
      before: { invited: 0 },
      after: { invited: completed },
    })
  return { invited: completed, remaining: (await countInvitable(payload, imported._id)).invitable }
}

import type { PayloadRequest } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { countInvitable, findInvitable } from '../../accounts'
import { recordChange } from '../../audit'
import { invitePerson } from './invitePerson'
import type { PeopleInvited } from './import.schema'
import { findImport } from './peopleImportsRepository'

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

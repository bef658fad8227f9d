import type { PayloadRequest } from 'payload'
import { findAdministrators, isAdministrator } from '../../accounts'
import { findNames, findPeopleByName } from '../../people/profiles'
import { recordChange } from '../../audit/recordChange'
import type { Colleague } from './handling.schema'
import {
  type Handling,
  type StoredContactMessage,
  changeHandling,
  claimMessage,
  findContactMessage,
  hasContactMessage,
} from './contactMessagesRepository'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

/** The administrators with their names: who may read and answer messages. */
export const findColleagues = async ({ payload }: PayloadRequest): Promise<Colleague[]> => {
  const people = await findPeopleByName(payload, await findAdministrators(payload))
  return people.map(({ user, fullName }) => ({ id: user.toHexString(), fullName }))
}

const factsOf = ({ status, assignee }: StoredContactMessage): Record<string, unknown> => ({
  status,
  assignee: assignee?.toHexString() ?? null,
})

/**
 * Changes the status or the assignee of a message.
 * @param readAt when it had been changed last, as the caller read it
 * @returns when it was changed; `no_colleague` for an assignee who is no administrator, `changed_meanwhile`
 * on a version conflict
 */
export const handleContactMessage = async (
  req: PayloadRequest,
  id: string,
  readAt: Date,
  change: Handling,
): Promise<{ updatedAt: Date } | { problem: 'not_found' | 'no_colleague' | 'changed_meanwhile' }> => {
  const { payload } = req
  if (change.assignee && !(await isAdministrator(payload, change.assignee)))
    return { problem: 'no_colleague' }
  const changed = await changeHandling(payload, id, readAt, change)
  if (!changed) return { problem: (await hasContactMessage(payload, id)) ? 'changed_meanwhile' : 'not_found' }
  const before = factsOf(changed.before)
  await recordChange(req, {
    action: 'message.handled',
    subject: { collection: 'contact-messages', id },
    before,
    after: { ...before, ...change },
  })
  return { updatedAt: changed.updatedAt }
}

/**
 * Assigns a message that is nobody's to the person who asks. Of two at once one wins; the own one again is fine.
 * @returns `taken` with the name of the colleague whose it is
 */
export const claimContactMessage = async (
  req: PayloadRequest,
  id: string,
  user: string,
): Promise<{ outcome: 'claimed' } | { problem: 'not_found' } | { problem: 'taken'; by: string }> => {
  const { payload } = req
  if (await claimMessage(payload, id, user)) {
    await recordChange(req, {
      action: 'message.handled',
      subject: { collection: 'contact-messages', id },
      before: { assignee: null },
      after: { assignee: user },
    })
    return { outcome: 'claimed' }
  }
  const message = await findContactMessage(payload, id)
  if (!message) return { problem: 'not_found' }
  const assignee = message.assignee?.toHexString() ?? ''
  if (assignee === user) return { outcome: 'claimed' }
  return {
    problem: 'taken',
    by: (await findNames(payload, [assignee])).get(assignee) ?? FORMER_COLLEAGUE,
  }
}

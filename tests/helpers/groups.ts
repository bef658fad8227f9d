import { todayInJuba } from '../../platform/jubaTime'
import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { GroupKind } from '../../domain/groups/groupTexts.schema'
import { findGroup, insertGroup } from '../../domain/groups/groupsRepository'
import { insertTerm } from '../../domain/groups/people/groupMembersRepository'
import { type Account, makeAccount } from './accounts'
import { required } from './required'

/** A group in the tree, by default a list of people. @param parent the group above it */
export const makeGroup = async (
  payload: Payload,
  parent?: ObjectId,
  kind: GroupKind = 'list',
): Promise<ObjectId> => {
  const word = randomUUID()
  const above = parent ? await findGroup(payload, parent) : null
  const group = { name: word, slug: word, kind, parent: above, isPublic: false } as const
  return required(await insertGroup(payload, group))
}

/** Enters a person in a group from today on. */
export const enterGroup = async (payload: Payload, group: ObjectId, person: string): Promise<void> => {
  const user = new ObjectId(person)
  const today = todayInJuba()
  await insertTerm(payload, { group, user, startsOn: today, endsOn: null, addedBy: user }, today)
}

/** A chapter lead who leads a group, and no region. */
export const makeGroupLead = async (
  payload: Payload,
  group: ObjectId,
  fullName = 'Zed',
): Promise<Account> => {
  const lead = await makeAccount(payload, { fullName })
  await payload.db.create({
    collection: 'roles',
    data: { user: lead.id, role: 'chapter_lead', group: group.toHexString() },
  })
  return lead
}

import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { isAddress } from '../../../accounts/noAddress.schema'
import { recordChange } from '../../../audit'
import { findMembershipSummaries } from '../../../membership/memberships'
import { findContacts } from '../../profiles'
import { DUPLICATES_PER_PAGE, type DuplicateList, type DuplicatePerson } from './duplicateTexts.schema'
import { findPairs, setPairStatus } from './duplicatesRepository'
import { FORMER_MEMBER } from '../../profiles/formerPeople.schema'

/** A page of people who may be one, in pairs. The caller checks access. */
export const listDuplicates = async (
  { payload }: PayloadRequest,
  { status, page }: { status: 'open' | 'dismissed'; page: number },
): Promise<DuplicateList> => {
  const { docs, total } = await findPairs(payload, status, { page, perPage: DUPLICATES_PER_PAGE })
  const people = docs.flatMap(({ one, other }) => [one, other])
  const [contacts, memberships] = await Promise.all([
    findContacts(payload, people),
    findMembershipSummaries(payload, people),
  ])
  const toPerson = (id: ObjectId): DuplicatePerson => {
    const contact = contacts.get(id.toHexString())
    return {
      id: id.toHexString(),
      fullName: contact?.fullName ?? FORMER_MEMBER,
      email: contact && isAddress(contact.email) ? contact.email : '',
      phone: contact?.phone ?? null,
      number: memberships.get(id.toHexString())?.number ?? null,
    }
  }
  return {
    docs: docs.map(({ _id, one, other, reasons, createdAt }) => ({
      id: _id.toHexString(),
      one: toPerson(one),
      other: toPerson(other),
      reasons,
      since: new Date(createdAt).toISOString(),
    })),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / DUPLICATES_PER_PAGE)),
  }
}

/**
 * Notes that a pair are two people, or takes that back. The caller checks access.
 * @returns whether there is such a pair
 */
export const dismissDuplicate = async (
  req: PayloadRequest,
  id: string,
  isDismissed: boolean,
): Promise<boolean> => {
  const status = isDismissed ? 'dismissed' : 'open'
  const by = req.user ? new ObjectId(req.user.id) : null
  const pair = await setPairStatus(req.payload, new ObjectId(id), status, by)
  if (!pair) return false
  if (pair.status !== status)
    for (const person of [pair.one, pair.other])
      await recordChange(req, {
        action: isDismissed ? 'duplicate.dismissed' : 'duplicate.reopened',
        subject: { collection: 'possible-duplicates', id },
        account: person.toHexString(),
      })
  return true
}

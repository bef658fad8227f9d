import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { findAccountIdsByName } from '../../accounts/accountAdministration'
import { isAddress } from '../../accounts/noAddress.schema'
import { findMembershipSummaries, findMembershipsByNumbers } from '../../membership/memberships'
import { findByPhone, findContacts } from '../profiles'
import type { FoundPerson } from './personMergeTexts.schema'

const MOST = 10
const DIGITS = 6

/** The accounts whose telephone number ends with some digits, however it is written. */
const findByDigits = async ({ payload }: PayloadRequest, text: string): Promise<string[]> => {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < DIGITS || /\p{L}/u.test(text)) return []
  return (await findByPhone(payload, digits, MOST)).map(String)
}

/** People whom a name, an address, a membership number or a telephone number may mean. The caller checks access. */
export const searchPeople = async (
  req: PayloadRequest,
  { q, except }: { q: string; except?: string },
): Promise<FoundPerson[]> => {
  const { payload } = req
  const [numbered, phoned, named] = await Promise.all([
    findMembershipsByNumbers(payload, [q, q.toUpperCase()]),
    findByDigits(req, q),
    findAccountIdsByName(payload, q, MOST + 1),
  ])
  const ids = [...new Set([...numbered.map(({ user }) => user.toHexString()), ...phoned, ...named])]
    .filter((id) => id !== except)
    .slice(0, MOST)
  const users = ids.map((id) => new ObjectId(id))
  const [contacts, memberships] = await Promise.all([
    findContacts(payload, users),
    findMembershipSummaries(payload, users),
  ])
  return ids.flatMap((id) => {
    const contact = contacts.get(id)
    if (!contact) return []
    const { fullName, email, phone } = contact
    const number = memberships.get(id)?.number ?? null
    return [{ id, fullName, email: isAddress(email) ? email : '', phone: phone ?? null, number }]
  })
}

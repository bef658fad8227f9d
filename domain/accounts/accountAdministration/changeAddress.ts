import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { isDuplicateKey } from '../../../platform/database'
import { mailEmailChange } from '../accountSecurity'
import { type Account, findRoleRows, isUnclaimed, setEnteredAddress } from '..'
import { recordChange } from '../../audit'
import type { TooManyAttempts } from '../authentication'
import { moveMembersVersion } from '../../content/contentVersions'
import { announcePeople, setProfileFields } from '../../people/profiles'
import type { AddressAnswer, AddressChange } from './accounts.schema'

type Refusal =
  TooManyAttempts | { problem: 'same_email' | 'taken' | 'needs_admin' | 'locked' | 'changed_meanwhile' }

/**
 * Corrects what staff wrote down. Nobody has read the address before, and an invitation to it opens nothing any more.
 */
const correctEntered = async (
  { payload }: PayloadRequest,
  { id, email: present }: Account,
  email: string,
): Promise<Refusal | undefined> => {
  if (email === present) {
    await setProfileFields(payload, id, { email }) // which a crash may have left with the earlier one
    return { problem: 'same_email' }
  }
  try {
    if (!(await setEnteredAddress(payload, new ObjectId(id), email))) return { problem: 'changed_meanwhile' }
  } catch (error) {
    if (isDuplicateKey(error)) return { problem: 'taken' }
    throw error
  }
  await setProfileFields(payload, id, { email })
  await moveMembersVersion(payload)
  await announcePeople(payload, 'person.updated', [id])
  return undefined
}

/**
 * Gives a person another email address, and records why. That of a person whom staff entered, and who has not claimed
 * the account, is replaced at once. Any other stays in use until somebody opens the link that is mailed to the new one:
 * this alone would let staff take over an account, so only administrators may, and the present address is told.
 */
export const changeAddress = async (
  req: PayloadRequest,
  account: Account,
  { email, reason }: AddressChange,
): Promise<AddressAnswer | Refusal> => {
  const { payload, user } = req
  if (account.lockedAt) return { problem: 'locked' }
  const isEntered = await isUnclaimed(payload, account.id)
  const hasRole = (await findRoleRows(payload, account.id)).some(({ role }) => role !== 'member')
  if ((!isEntered || hasRole) && !isAdmin(user)) return { problem: 'needs_admin' }
  const refusal = isEntered
    ? await correctEntered(req, account, email)
    : await mailEmailChange(req, account, email, 'emailChangeByStaff')
  if (refusal) return refusal
  await recordChange(req, {
    action: isEntered ? 'account.address-changed' : 'account.address-asked',
    subject: { collection: 'users', id: account.id },
    account: account.id,
    reason,
  })
  return { outcome: isEntered ? 'changed' : 'asked' }
}

import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersions'
import { announcePeople } from '../people/profiles'
import { isEntered, setAddressConfirmed, setAddressProved } from './accountsRepository'

/**
 * Marks an account's address as confirmed, though nobody proved it: for installations that do not confirm addresses. An
 * address that was confirmed before keeps its date.
 * @param email the address; nothing happens when the account has another by now
 */
export const assumeAddress = async (payload: Payload, userId: string, email: string): Promise<void> => {
  if (!(await setAddressConfirmed(payload, userId, email))) return
  await moveMembersVersion(payload)
  // whom staff entered was announced then
  const kind = (await isEntered(payload, userId)) ? 'person.updated' : 'person.created'
  await announcePeople(payload, kind, [userId])
}

/**
 * Marks an account's address as proved: the operator, the single sign-on provider or the owner's own session says that
 * the owner reads it. Nothing else of the account changes; for the link of a mail see `claimAddress`.
 * @param email the address that was proved; nothing happens when the account has another by now
 */
export const proveAddress = async (payload: Payload, userId: string, email: string): Promise<void> => {
  await setAddressProved(payload, userId, email)
  await assumeAddress(payload, userId, email)
}

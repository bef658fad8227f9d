import type { Payload } from 'payload'
import type { SignedOnPerson } from '../../../services/identityProvider'
import { sendWelcome } from '../accountNotices'
import { type Account, createAccount, findAccount, findAccountByEmail, proveAddress } from '..'
import { emailSchema } from '../authentication/authentication.schema'
import { hasPassword } from '../credentials'
import { createProfile } from '../../people/profiles'
import { findLinkedUser, hasIdentity, linkIdentity } from './identitiesRepository'
import type { PendingLink } from './underWay.schema'

const MAX_NAME_LENGTH = 100

/** The account to sign in to, the account that must be proved first, or why there is none. */
export type Entry =
  { account: Account } | { pendingLink: PendingLink } | { problem: 'sso_unverified' | 'sso_closed' }

/** Whether nobody can have signed in to an account: it has neither a password nor a link. A crash left it like this. */
const isUnfinished = async (payload: Payload, { id, lockedAt }: Account): Promise<boolean> =>
  !lockedAt && !(await hasPassword(payload, id)) && !(await hasIdentity(payload, id))

/**
 * What a linked account is given before its owner signs in. Each step can be repeated; the last one says that
 * all are done.
 */
const completeAccount = async (
  payload: Payload,
  user: string,
  { email, fullName }: { email: string; fullName: string },
): Promise<void> => {
  await createProfile(payload, { user, email, fullName })
  await sendWelcome(payload, { id: user, email }, fullName)
  await proveAddress(payload, user, email)
}

/** The account of a linked person, completed if it is not. */
const openAccount = async (
  payload: Payload,
  user: string,
  person: { email: string; fullName: string },
): Promise<Entry> => {
  const account = await findAccount(payload, user)
  if (account && !account.lockedAt && !account.emailVerifiedAt && account.email === person.email)
    await completeAccount(payload, user, person)
  return !account || account.lockedAt ? { problem: 'sso_closed' } : { account }
}

/**
 * Finds the account of a person whom the provider has identified: the linked account; where the address has no account,
 * a new one, and one that a crash left unfinished is completed; where it has one, that must be proved first. See
 * docs/decisions.
 */
export const enterAccount = async (
  payload: Payload,
  { issuer, subject, verifiedEmail, fullName }: SignedOnPerson,
): Promise<Entry> => {
  const address = emailSchema.safeParse(verifiedEmail)
  if (!address.success) return { problem: 'sso_unverified' }
  const identity = { issuer, subject }
  const person = { email: address.data, fullName: (fullName ?? address.data).slice(0, MAX_NAME_LENGTH) }
  const linked = await findLinkedUser(payload, identity)
  if (linked) return openAccount(payload, linked, person)
  const created = await createAccount(payload, person)
  if (created && (await linkIdentity(payload, created, identity)))
    return openAccount(payload, created, person)
  const existing = await findAccountByEmail(payload, person.email)
  if (
    existing &&
    (await isUnfinished(payload, existing)) &&
    (await linkIdentity(payload, existing.id, identity))
  )
    return openAccount(payload, existing.id, person)
  // created by another tab of the same person at the same moment
  if (existing && (await findLinkedUser(payload, identity)) === existing.id)
    return openAccount(payload, existing.id, person)
  if (!existing || existing.lockedAt) return { problem: 'sso_closed' }
  return { pendingLink: { user: existing.id, ...identity } }
}

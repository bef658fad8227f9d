import type { Payload, PayloadRequest } from 'payload'
import { modelOf } from '../../platform/database'
import type { SignedOnPerson } from '../../services/identityProvider'
import { proveAddress, createAccount } from '../../domain/accounts'
import { createProfile } from '../../domain/profiles'
import { finishSignIn } from '../authentication/finishSignIn'
import { hasPassword } from '../../domain/credentials'
import { emailSchema } from '../../domain/authentication/authentication.schema'
import { sendWelcome } from '../../domain/accountNotices'
import { linkCookie } from './cookies'
import { findLinkedUser, linkIdentity } from '../../domain/singleSignOn/identities'
import { toSignInPage } from './toSignInPage'

const MAX_NAME_LENGTH = 100

interface Account {
  id: string
  email: string
  emailVerifiedAt?: string | null
  lockedAt?: string | null
}

const accountBy = (payload: Payload, field: 'id' | 'email', value: string): Promise<Account | null> =>
  payload.db.findOne<Account>({ collection: 'users', where: { [field]: { equals: value } } })

/** Signs in, or asks for the code of the second factor first: the provider stands for the password alone. */
const letIn = async (
  req: PayloadRequest,
  account: Account | null,
  from: string | undefined,
): Promise<Response> => {
  if (!account || account.lockedAt) return toSignInPage({ problem: 'sso_closed', from })
  const answer = await finishSignIn(req, account)
  const cookie = answer.headers.get('Set-Cookie')
  if (cookie) return toSignInPage({ from }, { cookie })
  const { challenge } = (await answer.json()) as { challenge: string }
  return toSignInPage({ from }, { hash: `factor=${challenge}` })
}

/** Whether nobody can ever have been in an account: it has neither a password nor a link. A crash left it like this. */
const isUnfinished = async (payload: Payload, { id, lockedAt }: Account): Promise<boolean> =>
  !lockedAt &&
  !(await hasPassword(payload, id)) &&
  !(await modelOf(payload, 'identities').exists({ user: id }))

/** What a linked account is given before its owner comes in. Each step can be repeated; the last one says that all are done. */
const complete = async (
  payload: Payload,
  user: string,
  { email, fullName }: { email: string; fullName: string },
): Promise<void> => {
  await createProfile(payload, { user, email, fullName })
  await sendWelcome(payload, { id: user, email }, fullName)
  await proveAddress(payload, user, email)
}

/**
 * What follows when the provider has said who somebody is: the linked account is entered; where the address has none, one
 * is made, and one that a crash left half made is completed; where it has one, that must be proved first. See docs/decisions.
 */
export const enterAccount = async (
  req: PayloadRequest,
  { issuer, subject, verifiedEmail, fullName }: SignedOnPerson,
  from: string | undefined,
): Promise<Response> => {
  const { payload } = req
  const address = emailSchema.safeParse(verifiedEmail)
  if (!address.success) return toSignInPage({ problem: 'sso_unverified', from })
  const identity = { issuer, subject }
  const person = { email: address.data, fullName: (fullName ?? address.data).slice(0, MAX_NAME_LENGTH) }
  const enter = async (user: string): Promise<Response> => {
    const account = await accountBy(payload, 'id', user)
    if (account && !account.lockedAt && !account.emailVerifiedAt && account.email === person.email)
      await complete(payload, user, person)
    return letIn(req, account, from)
  }
  const linked = await findLinkedUser(payload, identity)
  if (linked) return enter(linked)
  const made = await createAccount(payload, person)
  if (made && (await linkIdentity(payload, made, identity))) return enter(made)
  const existing = await accountBy(payload, 'email', person.email)
  if (
    existing &&
    (await isUnfinished(payload, existing)) &&
    (await linkIdentity(payload, existing.id, identity))
  )
    return enter(existing.id)
  // made by another tab of the same person at this very moment
  if (existing && (await findLinkedUser(payload, identity)) === existing.id) return enter(existing.id)
  if (!existing || existing.lockedAt) return toSignInPage({ problem: 'sso_closed', from })
  return toSignInPage(
    { link: 'true', from },
    { cookie: linkCookie.write(req, { user: existing.id, ...identity }) },
  )
}

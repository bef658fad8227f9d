import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '../../server/services/mail'
import type { SignedOnPerson } from '../../server/services/singleSignOn'
import { confirmAddress } from '../auth/confirmAddress'
import { createAccount } from '../auth/createAccount'
import { finishSignIn } from '../auth/finishSignIn'
import { emailSchema } from '../auth/schema'
import { linkCookie } from './cookies'
import { findLinkedUser, linkIdentity } from './identities'
import { toSignInPage } from './toSignInPage'

const MAX_NAME_LENGTH = 100

interface Account {
  id: string
  lockedAt?: string | null
}

const accountBy = (payload: Payload, field: 'id' | 'email', value: string): Promise<Account | null> => payload.db.findOne<Account>({ collection: 'users', where: { [field]: { equals: value } } })

/** Signs in, or asks for the code of the second factor first: the provider stands for the password alone. */
const letIn = async (req: PayloadRequest, account: Account | null, from: string | undefined): Promise<Response> => {
  if (!account || account.lockedAt) return toSignInPage({ problem: 'sso_closed', from })
  const answer = await finishSignIn(req, account)
  const cookie = answer.headers.get('Set-Cookie')
  if (cookie) return toSignInPage({ from }, { cookie })
  const { challenge } = (await answer.json()) as { challenge: string }
  return toSignInPage({ from }, { hash: `factor=${challenge}` })
}

/**
 * What follows when the provider has said who somebody is: the linked account is entered; where the address has none, one
 * is made; where it has one, that must be proved first. See docs/decisions.
 */
export const enterAccount = async (req: PayloadRequest, { issuer, subject, verifiedEmail, fullName }: SignedOnPerson, from: string | undefined): Promise<Response> => {
  const { payload } = req
  const address = emailSchema.safeParse(verifiedEmail)
  if (!address.success) return toSignInPage({ problem: 'sso_unverified', from })
  const identity = { issuer, subject }
  const linked = await findLinkedUser(payload, identity)
  if (linked) return letIn(req, await accountBy(payload, 'id', linked), from)
  const email = address.data
  const name = (fullName ?? email).slice(0, MAX_NAME_LENGTH)
  const made = await createAccount(payload, { email, fullName: name })
  if (made) {
    await linkIdentity(payload, made, identity)
    await confirmAddress(payload, made, email)
    await queueMail(payload, { template: 'welcome', to: email, data: { fullName: name }, dedupeKey: `welcome:${made}` })
    return letIn(req, await accountBy(payload, 'id', made), from)
  }
  const existing = await accountBy(payload, 'email', email)
  // made by another tab of the same person at this very moment
  if (existing && (await findLinkedUser(payload, identity)) === existing.id) return letIn(req, existing, from)
  if (!existing || existing.lockedAt) return toSignInPage({ problem: 'sso_closed', from })
  return toSignInPage({ link: 'true', from }, { cookie: linkCookie.write(req, { user: existing.id, ...identity }) })
}

import type { Endpoint, PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { requires } from '../requirements'
import { finishSignIn } from './finishSignIn'
import { isConfirmationRequired } from '../../domain/authentication/isConfirmationRequired'
import { isPasswordCorrect, endSession, readSessionToken } from '../../domain/credentials'
import { signInSchema } from '../../domain/authentication/authentication.schema'

/** The id of no account. */
const NOBODY = '000000000000000000000000'

/** One text for every refusal: it must not tell whether the address is known, locked or unverified. */
export const SIGN_IN_REFUSED = 'Invalid login credentials'

/** Which account was meant is not looked up: a refusal must stay cheap. */
const limited = async (req: PayloadRequest, retryAfterSeconds: number): Promise<Response> => {
  await recordSecurityEvent(req, { event: 'sign-in.limited' })
  return tooManyAttempts(retryAfterSeconds)
}

/**
 * `POST /api/users/login` `{ email, password }`: starts a session.
 * Answers 200 `{ user, exp }` (exp in seconds) with the cookie, 400 for a malformed body, 401 for a refusal, 429 with
 * `Retry-After` after more than ten tries for one account from one address within 15 minutes, or a hundred from one
 * address, or three while an account is tried from many. An address that must be confirmed first is refused as a wrong password is: an answer of its own would tell
 * whoever signs up with a stranger's address whether the stranger has an account.
 */
export const signIn: Endpoint = {
  method: 'post',
  path: '/login',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = signInSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { email, password } = input.data
    const attempt = await allowAttempt(req, 'sign-in', email)
    if (!attempt.isAllowed) return limited(req, attempt.retryAfterSeconds)
    const fromAddress = await allowAttempt(req, 'sign-in-address')
    if (!fromAddress.isAllowed) return limited(req, fromAddress.retryAfterSeconds)
    // a guesser with many addresses gets fewer tries from each; the owner's first still counts
    const anywhere = await allowAttempt(req, 'sign-in-account', email, '')
    const strict = anywhere.isAllowed ? undefined : await allowAttempt(req, 'sign-in-strict', email)
    if (strict && !strict.isAllowed) return limited(req, strict.retryAfterSeconds)
    const mustConfirm = await isConfirmationRequired(req.payload)
    const user = await req.payload.db.findOne<{
      id: string
      lockedAt?: string
      emailVerifiedAt?: string | null
    }>({
      collection: 'users',
      where: { email: { equals: email } },
    })
    // looked for in any case, as the password is derived in any case: the time must not tell
    const credential = await req.payload.db.findOne<{ id: string; passwordHash: string }>({
      collection: 'credentials',
      where: { user: { equals: user?.id ?? NOBODY } },
    })
    const isCorrect = await isPasswordCorrect(password, credential?.passwordHash)
    if (!user || user.lockedAt || !isCorrect || (mustConfirm && !user.emailVerifiedAt)) {
      await recordSecurityEvent(req, { event: 'sign-in.failed', account: user?.id })
      return problem(401, 'refused', SIGN_IN_REFUSED)
    }
    await Promise.all([attempt.forget(), strict?.forget()])
    const answer = await finishSignIn(req, user)
    // a password that was changed while this one was checked has ended all sessions: this one came after
    const isStillRight = await modelOf(req.payload, 'credentials').exists({
      user: user.id,
      passwordHash: credential?.passwordHash,
    })
    if (isStillRight) return answer
    const token = readSessionToken(new Headers({ cookie: answer.headers.get('Set-Cookie') ?? '' }))
    if (token) await endSession(req.payload, token)
    return problem(401, 'refused', SIGN_IN_REFUSED)
  },
}

import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasRight, isAdmin, type Right } from '../collections/access/roles'
import { readSessionToken } from '../domain/accounts/credentials'
import type { UsedApiKey } from '../domain/integrations/apiKeys'
import type { ApiPermission } from '../domain/integrations/apiKeys/apiKeyTexts.schema'
import { requireRecentAuth } from './accounts/authentication/requireRecentAuth'
import { forbidden, problem, signInFirst } from './answers'
import { requireApiKey } from './integrations/apiKeys/requireApiKey'

export type SignedInUser = NonNullable<PayloadRequest['user']>
type Refused = { refusal: Response }
type Eventual<Value> = Value | Promise<Value>

/** Decides who may call an endpoint, before anything else is read of the request. */
export interface Guard<Admitted extends object> {
  /** What a caller needs, as the API description names it. */
  needs: 'nothing' | 'session' | { permission: ApiPermission }
  /** The refusals of this guard, by status, for the API description. */
  answers: Readonly<Record<number, string>>
  /** What a guard that reads the query itself reads it by. */
  query?: z.ZodType
  /** What the handler is given about the caller, or the refusal that is sent instead. */
  admit: (req: PayloadRequest) => Eventual<Admitted | Refused>
}

const NOT_SIGNED_IN = { 401: 'Nobody is signed in' }
const NOT_ALLOWED = { ...NOT_SIGNED_IN, 403: 'The roles of the account do not allow it' }
const NOT_PROVED = {
  ...NOT_ALLOWED,
  401: `${NOT_SIGNED_IN[401]}; or the password was not entered within the last ten minutes`,
}
const PLEASE = 'Please sign in'

const userOf = (
  { user }: PayloadRequest,
  refusal: Response | undefined,
  signIn = PLEASE,
): { user: SignedInUser } | Refused => {
  if (refusal) return { refusal }
  return user ? { user } : { refusal: problem(401, 'unauthenticated', signIn) }
}

/** Everybody, also visitors. */
export const everybody: Guard<object> = { needs: 'nothing', answers: {}, admit: () => ({}) }

/** Everybody who is signed in. @param text says to visitors why they should sign in */
export const signedIn = (text = 'Please sign in first.'): Guard<{ user: SignedInUser }> => ({
  needs: 'session',
  answers: NOT_SIGNED_IN,
  admit: (req) => userOf(req, undefined, text),
})

/**
 * Whoever a policy allows.
 * @param message what others are told
 */
export const allowedBy = (
  isAllowed: (user: SignedInUser) => boolean,
  message?: string,
): Guard<{ user: SignedInUser }> => ({
  needs: 'session',
  answers: NOT_ALLOWED,
  admit: (req) => {
    const admitted = userOf(req, undefined)
    return 'refusal' in admitted || isAllowed(admitted.user) ? admitted : { refusal: forbidden(message) }
  },
})

/** Staff with a right. */
export const withRight = (right: Right): Guard<{ user: SignedInUser }> =>
  allowedBy((user) => hasRight(user, right))

export const administrators = allowedBy(isAdmin)

/** Whom a guard admits, if they entered their password within the last ten minutes. */
export const withProof = <Admitted extends object>(guard: Guard<Admitted>): Guard<Admitted> => ({
  ...guard,
  answers: { ...guard.answers, ...NOT_PROVED },
  admit: async (req) => {
    const admitted = await guard.admit(req)
    if ('refusal' in admitted) return admitted
    const refusal = await requireRecentAuth(req)
    return refusal ? { refusal } : admitted
  },
})

/** Whoever is signed in, with the token of the session. */
export const inSession: Guard<{ user: SignedInUser; token: string }> = {
  needs: 'session',
  answers: NOT_SIGNED_IN,
  admit: ({ headers, user }) => {
    const token = readSessionToken(headers)
    return user && token ? { user, token } : { refusal: signInFirst() }
  },
}

/** Programs with an API key that has a permission. */
export const withApiKey = (permission: ApiPermission): Guard<{ key: UsedApiKey }> => ({
  needs: { permission },
  answers: {
    401: 'No key, or one that is unknown, expired or revoked',
    403: `The key does not have ${permission}`,
    429: 'More requests a minute than the key may send; Retry-After says how many seconds to wait',
  },
  admit: (req) => requireApiKey(req, permission),
})

/** Whoever a rule does not refuse. @param options `answers`: its refusals, by status, where they are others */
export const unless = (
  refuse: (req: PayloadRequest) => Eventual<Response | undefined>,
  { answers = NOT_ALLOWED }: { answers?: Readonly<Record<number, string>> } = {},
): Guard<{ user: SignedInUser }> => ({
  needs: 'session',
  answers,
  admit: async (req) => userOf(req, await refuse(req)),
})

/**
 * Whoever a rule admits; the handler is given what the rule found.
 * @param options `answers` as for `unless`; `query`: the schema by which the rule reads the query itself
 */
export const admittedBy = <Found extends object>(
  admit: (req: PayloadRequest) => Eventual<Found>,
  { answers = NOT_ALLOWED, query }: { answers?: Readonly<Record<number, string>>; query?: z.ZodType } = {},
): Guard<Exclude<Found, Refused>> => ({
  needs: 'session',
  answers,
  query,
  admit: admit as Guard<Exclude<Found, Refused>>['admit'],
})

/** Answers of `unless` and `admittedBy` where the rule asks for a recent proof too. */
export const PROVED = { answers: NOT_PROVED }

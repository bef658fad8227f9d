import type { PayloadRequest } from 'payload'
import { modelOf } from '../../platform/database'
import { forgetAttempts } from '../../platform/rateLimits'
import { deleteTokens } from './accountTokensRepository'
import { endChallenges } from './signInChallengesRepository'
import { endOtherSessions, readSessionToken, replaceToken, sessionCookie } from './sessionsRepository'

/**
 * After a change of how an account is signed in to: every other device is signed out; sign-ins that wait for a code, links
 * to a new password and a change of address that waits for its confirmation are taken back.
 */
export const endOtherAccess = async (
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  user: string,
): Promise<void> => {
  await Promise.all([
    endOtherSessions(payload, user, readSessionToken(headers)),
    endChallenges(payload, user),
    deleteTokens(payload, user),
    // who guessed codes with the old password guesses no more: the owner must not wait for them
    forgetAttempts({ payload }, 'factor-code', user),
    modelOf(payload, 'email-changes').deleteMany({ user, confirmedAt: null }),
  ])
}

/**
 * After a change of password: gives the session that asked another token.
 * @returns the headers of the answer, which carry it
 */
export const renewOwnSession = async ({
  payload,
  headers,
  protocol,
}: PayloadRequest): Promise<HeadersInit | undefined> => {
  const token = readSessionToken(headers)
  const renewed = token && (await replaceToken(payload, token))
  return renewed ? { 'Set-Cookie': sessionCookie(renewed, protocol === 'https:') } : undefined
}

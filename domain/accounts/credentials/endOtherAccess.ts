import type { PayloadRequest } from 'payload'
import { forgetAttempts } from '../../../platform/rateLimits'
import { deleteTokens } from './accountTokensRepository'
import { deleteUnconfirmedEmailChange } from './emailChangesRepository'
import { readSessionToken } from './sessionCookie'
import { endOtherSessions } from './sessionsRepository'
import { endChallenges } from './signInChallengesRepository'

/**
 * After a change of how an account is signed in to: signs every other device out, and cancels sign-ins that wait for a
 * code, links to a new password and a change of address that waits for its confirmation.
 */
export const endOtherAccess = async (
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  user: string,
): Promise<void> => {
  await Promise.all([
    endOtherSessions(payload, user, readSessionToken(headers)),
    endChallenges(payload, user),
    deleteTokens(payload, user),
    // codes that were guessed with the old password no longer count: the owner must not wait for them
    forgetAttempts({ payload }, 'factor-code', user),
    deleteUnconfirmedEmailChange(payload, user),
  ])
}

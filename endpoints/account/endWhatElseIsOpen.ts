import type { PayloadRequest } from 'payload'
import { modelOf } from '../../server/services/database'
import { dropTokens } from '../auth/accountTokens'
import { endChallenges } from '../auth/challenges'
import { endOtherSessions, readSessionToken } from '../auth/sessions'

/**
 * After a change of how an account is signed in to: every other device is signed out; sign-ins that wait for a code, links
 * to a new password and a change of address that waits for its confirmation are taken back.
 */
export const endWhatElseIsOpen = async ({ payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>, user: string): Promise<void> => {
  await Promise.all([
    endOtherSessions(payload, user, readSessionToken(headers)),
    endChallenges(payload, user),
    dropTokens(payload, user),
    modelOf(payload, 'email-changes').deleteMany({ user, confirmedAt: null }),
  ])
}

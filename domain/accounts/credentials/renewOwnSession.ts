import type { PayloadRequest } from 'payload'
import { readSessionToken } from './sessionCookie'
import { type StartedSession, replaceSessionToken } from './sessionsRepository'

/** After a change of password: gives the session of the request another token, for its cookie. */
export const renewOwnSession = async ({
  payload,
  headers,
}: Pick<PayloadRequest, 'payload' | 'headers'>): Promise<StartedSession | undefined> => {
  const token = readSessionToken(headers)
  return token ? replaceSessionToken(payload, token) : undefined
}

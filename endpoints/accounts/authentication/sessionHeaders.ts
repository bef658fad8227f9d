import type { PayloadRequest } from 'payload'
import { type StartedSession, sessionCookie } from '../../../domain/accounts/credentials'

/**
 * The headers of an answer that store a session in the browser; `null` removes it, undefined does not change
 * it.
 */
export const sessionHeaders = (
  { protocol }: Pick<PayloadRequest, 'protocol'>,
  session: StartedSession | null | undefined,
): HeadersInit | undefined =>
  session === undefined ? undefined : { 'Set-Cookie': sessionCookie(session, protocol === 'https:') }

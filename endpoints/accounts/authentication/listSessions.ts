import type { Endpoint } from 'payload'
import { listDevices } from '../../../domain/accounts/authentication'
import { readSessionToken } from '../../../domain/accounts/credentials'
import { signInFirst } from '../../answers'

/**
 * `GET /api/users/sessions`: the caller's own signed-in devices, the latest used first. Answers 200 `{ docs
 * }` or 401.
 */
export const listSessions: Endpoint = {
  method: 'get',
  path: '/sessions',
  handler: async ({ headers, payload, user }) => {
    const token = readSessionToken(headers)
    const docs = token && user ? await listDevices(payload, user.id, token) : undefined
    return docs ? Response.json({ docs }) : signInFirst()
  },
}

import { listDevices } from '../../../domain/accounts/authentication'
import { readSessionToken } from '../../../domain/accounts/credentials'
import { signInFirst } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `GET /api/users/sessions`: the caller's own signed-in devices, the latest used first. Answers 200 `{ docs
 * }` or 401.
 */
export const listSessions = declareEndpoint({
  method: 'get',
  path: '/sessions',
  access: everybody,
  handler: async ({ headers, payload, user }) => {
    const token = readSessionToken(headers)
    const docs = token && user ? await listDevices(payload, user.id, token) : undefined
    return docs ? Response.json({ docs }) : signInFirst()
  },
})

import type { AuthStrategy } from 'payload'
import { withholdStaffRoles } from './withholdStaffRoles'
import { findSession, readSessionToken } from '../../endpoints/auth/sessions'

/** Signs a request in by its session cookie. Roles are read with every request, so a revoked one is gone at once. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = readSessionToken(headers)
    if (!token) return { user: null }
    const session = await findSession(payload, token)
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: session.userId,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // who is asking is not known before this very read
    })
    if (!user || user.lockedAt) return { user: null }
    return { user: { ...(await withholdStaffRoles(payload, user)), collection: 'users', _strategy: 'session', _sid: session.id } }
  },
}

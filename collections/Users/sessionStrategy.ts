import type { AuthStrategy } from 'payload'
import { markCallerUnknown } from '../../platform/unknownCallers'
import { readSessionToken } from '../../domain/accounts/credentials'
import { findSignedIn, withholdStaffRoles } from '../../domain/accounts/authentication'

/** Signs a request in by its session cookie. Roles are read with every request, so a revoked one is gone at once. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = readSessionToken(headers)
    try {
      const found = token ? await findSignedIn(payload, token) : undefined
      if (!found || found.user.lockedAt) return { user: null }
      return {
        user: {
          ...(await withholdStaffRoles(payload, found.user)),
          collection: 'users',
          _strategy: 'session',
          _sid: found.sessionId,
        },
      }
    } catch (error) {
      markCallerUnknown(headers)
      throw error
    }
  },
}

import { queryOptions } from '@tanstack/react-query'
import type { User } from '../../../payload-types'
import type { App } from '../app'

export type SessionUser = Pick<
  User,
  'id' | 'email' | 'roles' | 'branchRoles' | 'chapterRegion' | 'ledGroup' | 'isFactorMissing'
> & {
  fullName: string
}

/** Who is signed in and until when (seconds since 1970); both null for a visitor. */
export type Session = { user: SessionUser; exp: number } | { user: null; exp: null }

export const NO_SESSION: Session = { user: null, exp: null }

const SESSION_STALE_MS = 5 * 60_000

export const sessionQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => api.get<Session>('/users/me', { signal }),
    staleTime: SESSION_STALE_MS,
  })

/** Keys of everything that belongs to the signed-in person start with this, so that it goes when the person goes. */
export const OWN = 'own'

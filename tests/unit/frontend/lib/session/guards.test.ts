import { describe, expect, it } from 'vitest'
import { isAdmin } from '../../../../../collections/access/policies.schema'
import type { App } from '../../../../../frontend/lib/app'
import { createQueryClient } from '../../../../../frontend/lib/queryClient'
import { requireAccount } from '../../../../../frontend/lib/session/requireAccount'
import { requireStaff } from '../../../../../frontend/lib/session/requireStaff'
import { NO_SESSION, type Session, sessionQuery } from '../../../../../frontend/lib/session/sessionQuery'

const appOf = (session: Session): App => {
  const app = {
    queryClient: createQueryClient({ isServer: true }),
    api: {},
    siteUrl: '',
    renderedAt: 0,
    isPreview: false,
  } as unknown as App
  app.queryClient.setQueryData(sessionQuery(app).queryKey, session)
  return app
}
const visitor = appOf(NO_SESSION)
const signedIn = (roles: ('admin' | 'member')[]): App =>
  appOf({ user: { id: '1', email: 'a@example.org', fullName: 'A', roles }, exp: 9_999_999_999 })
const request = new Request('http://ace.test/members?q=deng#top')

/** The address that a guard redirects to. */
const ledTo = (guard: Promise<unknown>): Promise<string | null> =>
  guard.then(
    () => null,
    (thrown: unknown) => (thrown as Response).headers.get('Location'),
  )

describe('requireAccount', () => {
  it('redirects a visitor to the sign-in page with a reason', async () => {
    expect(await ledTo(requireAccount(visitor, request, 'directory'))).toBe(
      '/auth?from=%2Fmembers%3Fq%3Ddeng&notice=directory',
    )
  })
  it('returns the signed-in account', async () => {
    expect(await requireAccount(signedIn([]), request)).toMatchObject({ id: '1' })
  })
})

describe('requireStaff', () => {
  it('redirects a visitor to the sign-in page', async () => {
    expect(await ledTo(requireStaff(visitor, request, isAdmin))).toBe(
      '/auth?from=%2Fmembers%3Fq%3Ddeng&notice=sign-in',
    )
  })
  // proves: C197
  it('redirects an account without the right to the home page', async () => {
    expect(await ledTo(requireStaff(signedIn(['member']), request, isAdmin))).toBe('/?notice=denied')
  })
  it('accepts an account with the right', async () => {
    expect(await requireStaff(signedIn(['admin']), request, isAdmin)).toMatchObject({ id: '1' })
  })
})

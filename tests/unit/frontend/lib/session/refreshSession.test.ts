import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../frontend/lib/ApiError'
import type { App } from '../../../../../frontend/lib/app'
import { createQueryClient } from '../../../../../frontend/lib/queryClient'
import { endSession } from '../../../../../frontend/lib/session/endSession'
import { refreshWhileOpen } from '../../../../../frontend/lib/session/refreshWhileOpen'
import { refreshSession } from '../../../../../frontend/lib/session/refreshSession'
import { type Session, sessionQuery } from '../../../../../frontend/lib/session/sessionQuery'

const appWith = (post: () => Promise<unknown>): App =>
  ({
    queryClient: createQueryClient({ isServer: true }),
    api: { post },
    siteUrl: '',
    renderedAt: 0,
    isPreview: false,
  }) as unknown as App

const refusedWith = (status: number) => (): Promise<never> =>
  Promise.reject(new ApiError(status, 'refused', 'Refused'))

const signedIn = (post: () => Promise<unknown>): App => {
  const app = appWith(post)
  app.queryClient.setQueryData(sessionQuery(app).queryKey, { user: { id: '1' }, exp: 1 } as Session)
  return app
}

const userOf = (app: App): unknown => app.queryClient.getQueryData(sessionQuery(app).queryKey)?.user

describe('a session refresh', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  // proves: C141
  it('is retried after 200 ms, and after twice as long each time', async () => {
    const asked: number[] = []
    const answer = refreshSession(
      appWith(() => {
        asked.push(Date.now())
        return asked.length < 5
          ? Promise.reject(new ApiError(0, 'network', 'No line'))
          : Promise.resolve({ exp: 99 })
      }),
    )
    await vi.runAllTimersAsync()
    expect(await answer).toBe(99)
    expect(asked.slice(1).map((moment, turn) => moment - (asked[turn] ?? 0))).toEqual([200, 400, 800, 1600])
  })

  // proves: C235
  it.each([401, 403, 404, 400])('ends the session when the server answers %i', async (status) => {
    expect(await refreshSession(appWith(refusedWith(status)))).toBeNull()
  })

  // proves: C236
  it('clears the page’s account when the session has ended, but not when that is unknown', async () => {
    vi.stubGlobal('document', {
      hidden: false,
      querySelectorAll: () => [],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
    for (const [status, isKept] of [
      [401, false],
      [404, false],
      [503, true],
    ] as const) {
      const app = signedIn(refusedWith(status))
      const revalidate = vi.fn(() => Promise.resolve())
      const stop = refreshWhileOpen(app, Date.now() / 1000 + 60, revalidate, () => undefined)
      await vi.advanceTimersByTimeAsync(30 * 60_000)
      stop()
      expect([status, userOf(app) !== null, revalidate.mock.calls.length]).toEqual([
        status,
        isKept,
        isKept ? 0 : 1,
      ])
    }
    vi.unstubAllGlobals()
  })

  it('keeps the session while the server cannot be reached', async () => {
    const answer = refreshSession(appWith(refusedWith(503)))
    await vi.runAllTimersAsync()
    expect(await answer).toBeUndefined()
  })
})

describe('sign-out', () => {
  // proves: C238
  it.each([401, 403, 404])('succeeds after the answer %i', async (status) => {
    const app = signedIn(refusedWith(status))
    await endSession(app, 'local')
    expect(userOf(app)).toBeNull()
  })

  it('reports a session that could not be ended', async () => {
    const app = signedIn(refusedWith(500))
    await expect(endSession(app, 'global')).rejects.toThrow('Refused')
    expect(userOf(app)).toMatchObject({ id: '1' })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../frontend/lib/ApiError'
import type { App } from '../../../../../frontend/lib/app'
import { createQueryClient } from '../../../../../frontend/lib/queryClient'
import { endSession } from '../../../../../frontend/lib/session/endSession'
import { refreshSession } from '../../../../../frontend/lib/session/refreshSession'
import { type Session, sessionQuery } from '../../../../../frontend/lib/session/sessionQuery'

const appWith = (post: () => Promise<unknown>): App => ({ queryClient: createQueryClient({ isServer: true }), api: { post }, siteUrl: '', renderedAt: 0 }) as unknown as App

const refusedWith = (status: number) => (): Promise<never> => Promise.reject(new ApiError(status, 'refused', 'Refused'))

describe('a session that is refreshed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for again after 200 ms, and after twice as long each time', async () => {
    const asked: number[] = []
    const answer = refreshSession(
      appWith(() => {
        asked.push(Date.now())
        return asked.length < 5 ? Promise.reject(new ApiError(0, 'network', 'No line')) : Promise.resolve({ exp: 99 })
      }),
    )
    await vi.runAllTimersAsync()
    expect(await answer).toBe(99)
    expect(asked.slice(1).map((moment, turn) => moment - (asked[turn] ?? 0))).toEqual([200, 400, 800, 1600])
  })

  it.each([401, 403, 404, 400])('is over when the server answers %i', async (status) => {
    expect(await refreshSession(appWith(refusedWith(status)))).toBeNull()
  })

  it('is kept while it cannot be found out', async () => {
    const answer = refreshSession(appWith(refusedWith(503)))
    await vi.runAllTimersAsync()
    expect(await answer).toBeUndefined()
  })
})

describe('signing out', () => {
  const signedIn = (post: () => Promise<unknown>): App => {
    const app = appWith(post)
    app.queryClient.setQueryData(sessionQuery(app).queryKey, { user: { id: '1' }, exp: 1 } as Session)
    return app
  }
  const userOf = (app: App): unknown => app.queryClient.getQueryData(sessionQuery(app).queryKey)?.user

  it.each([401, 403, 404])('ignores the answer %i', async (status) => {
    const app = signedIn(refusedWith(status))
    await endSession(app, 'local')
    expect(userOf(app)).toBeNull()
  })

  it('says when the session could not be ended', async () => {
    const app = signedIn(refusedWith(500))
    await expect(endSession(app, 'global')).rejects.toThrow('Refused')
    expect(userOf(app)).toMatchObject({ id: '1' })
  })
})

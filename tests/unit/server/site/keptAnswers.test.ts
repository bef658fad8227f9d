import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { moveVersionAfterChange } from '../../../../hooks/contentVersion'
import { createKeptAnswers } from '../../../../server/site/keptAnswers'

const config = {
  collections: [
    { slug: 'events', hooks: { afterChange: [moveVersionAfterChange] } },
    { slug: 'profiles', hooks: { afterChange: [] } },
  ],
  globals: [{ slug: 'home' }],
} as unknown as SanitizedConfig

const setUp = () => {
  const versions = { content: 1, seats: 1 }
  let asked = 0
  const fetchApi = async (request: Request): Promise<Response> => {
    asked += 1
    return Response.json({ asked }, { status: request.url.includes('missing') ? 404 : 200 })
  }
  const answer = createKeptAnswers(config, { current: () => ({ ...versions }) }, fetchApi)
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => (await answer(new Request(`http://ace.test${path}`, init))).json()
  return { versions, ask }
}

describe('kept answers', () => {
  it('ask once while the content version stands, also when many ask at once', async () => {
    const { ask } = setUp()
    expect(await ask('/api/events?limit=3')).toEqual({ asked: 1 })
    expect(await Promise.all([ask('/api/events?limit=3'), ask('/api/events?limit=3')])).toEqual([{ asked: 1 }, { asked: 1 }])
    expect(await ask('/api/events?limit=4')).toEqual({ asked: 2 })
  })

  it('are asked anew after a publication', async () => {
    const { versions, ask } = setUp()
    await ask('/api/globals/home')
    versions.content += 1
    expect(await ask('/api/globals/home')).toEqual({ asked: 2 })
  })

  it('of seats are asked anew when one is taken, others are not', async () => {
    const { versions, ask } = setUp()
    await ask('/api/events/seats')
    await ask('/api/globals/home')
    versions.seats += 1
    expect(await ask('/api/globals/home')).toEqual({ asked: 2 })
    expect(await ask('/api/events/seats')).toEqual({ asked: 3 })
  })

  it.each([
    ['what publishing does not move', '/api/profiles', {}],
    ['an endpoint below a collection', '/api/events/mine', {}],
    ['who is signed in', '/api/events', { headers: { cookie: 'ace_session=x' } }],
    ['an answer that is no success', '/api/events?missing', {}],
  ])('never keep %s', async (_what, path, init) => {
    const { ask } = setUp()
    await ask(path, init)
    expect(await ask(path, init)).toEqual({ asked: 2 })
  })
})

import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { moveVersionAfterChange } from '../../../../hooks/contentVersion'
import { createAnswerKeeper } from '../../../../server/site/answerKeeper'

const config = {
  collections: [
    { slug: 'events', hooks: { afterChange: [moveVersionAfterChange] } },
    { slug: 'profiles', hooks: { afterChange: [] } },
  ],
  globals: [{ slug: 'home' }],
} as unknown as SanitizedConfig

describe("visitors' answers", () => {
  it('are asked for once while the versions stand, and anew after a publication', async () => {
    const versions = { content: 1, seats: 1 }
    let asked = 0
    const keep = createAnswerKeeper(config, { current: () => ({ ...versions }) })
    const ask = async (path: string): Promise<unknown> =>
      (await keep(path, () => Promise.resolve(Response.json({ asked: (asked += 1) })))).json()
    expect(await Promise.all([ask('/api/events?page=1'), ask('/api/events?page=1')])).toEqual([
      { asked: 1 },
      { asked: 1 },
    ])
    expect(await ask('/api/events?page=1')).toEqual({ asked: 1 })
    expect(await ask('/api/events?page=2')).toEqual({ asked: 2 })
    versions.content += 1
    expect(await ask('/api/events?page=1')).toEqual({ asked: 3 })
    versions.seats += 1
    expect(await ask('/api/events?page=1')).toEqual({ asked: 3 })
  })

  it.each([
    ['what publishing does not move', '/api/profiles', 200],
    ['a document alone', '/api/events/1', 200],
    ['an answer that is no success', '/api/events', 404],
  ])('are never %s', async (_what, path, status) => {
    let asked = 0
    const keep = createAnswerKeeper(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () => keep(path, () => Promise.resolve(Response.json({ asked: (asked += 1) }, { status })))
    await ask()
    const again = await ask()
    expect([again.status, await again.json()]).toEqual([status, { asked: 2 }])
  })

  it('are asked for while the versions cannot be read', async () => {
    let asked = 0
    const keep = createAnswerKeeper(config, { current: () => Promise.reject(new Error('down')) })
    const ask = () => keep('/api/events', () => Promise.resolve(Response.json({ asked: (asked += 1) })))
    expect(await (await ask()).json()).toEqual({ asked: 1 })
    expect(await (await ask()).json()).toEqual({ asked: 2 })
  })

  it('are asked for anew by who waited for an answer that never came', async () => {
    let asked = 0
    const keep = createAnswerKeeper(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () =>
      keep('/api/events', async () => {
        asked += 1
        await Promise.resolve()
        if (asked === 1) throw new Error('cut off')
        return Response.json({ asked })
      })
    const [first, second] = await Promise.allSettled([ask(), ask()])
    expect(first.status).toBe('rejected')
    expect(second.status === 'fulfilled' && (await second.value.json())).toEqual({ asked: 2 })
  })

  it('are never those that are too large', async () => {
    let asked = 0
    const keep = createAnswerKeeper(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () =>
      keep('/api/events', () =>
        Promise.resolve(Response.json({ asked: (asked += 1), text: 'x'.repeat(600_000) })),
      )
    await ask()
    expect(await (await ask()).json()).toMatchObject({ asked: 2 })
  })
})

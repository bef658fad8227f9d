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
  const keepAnswer = createKeptAnswers(config, { current: () => ({ ...versions }) })
  const ask = (path: string, versionsOfPage?: typeof versions): Promise<{ asked: number; docs: object[] }> =>
    keepAnswer(path, async () => ({ asked: (asked += 1), docs: [{}] }), versionsOfPage)
  return { versions, ask, keepAnswer }
}

describe('kept answers', () => {
  it('ask once while the content version stands, also when many ask at once', async () => {
    const { ask } = setUp()
    const first = await ask('/api/events?limit=3')
    expect(first.asked).toBe(1)
    expect(await Promise.all([ask('/api/events?limit=3'), ask('/api/events?limit=3')])).toEqual([
      first,
      first,
    ])
    expect((await ask('/api/events?limit=4')).asked).toBe(2)
  })

  it('are kept within a number of bytes: one too long is asked for each time, and the oldest go first', async () => {
    const { keepAnswer } = setUp()
    const asked: string[] = []
    const ask = (name: string, characters: number) =>
      keepAnswer(`/api/events?${name}`, async () => (asked.push(name), { text: 'x'.repeat(characters) }))
    await ask('long', 3_000_000)
    await ask('long', 3_000_000)
    expect(asked).toEqual(['long', 'long'])
    for (let turn = 0; turn < 40; turn += 1) await ask(String(turn), 500_000)
    asked.length = 0
    await ask('39', 500_000)
    await ask('0', 500_000)
    expect(asked).toEqual(['0'])
  })

  it('are asked anew after a publication', async () => {
    const { versions, ask } = setUp()
    await ask('/api/globals/home')
    versions.content += 1
    expect((await ask('/api/globals/home')).asked).toBe(2)
  })

  it('are those of the versions that the page was begun with', async () => {
    const { versions, ask } = setUp()
    const before = { ...versions }
    await ask('/api/globals/home')
    versions.content += 1
    expect((await ask('/api/globals/home', before)).asked).toBe(1)
  })

  it('of seats are asked anew when one is taken, others are not', async () => {
    const { versions, ask } = setUp()
    await ask('/api/events/seats')
    await ask('/api/globals/home')
    versions.seats += 1
    expect((await ask('/api/globals/home')).asked).toBe(2)
    expect((await ask('/api/events/seats')).asked).toBe(3)
  })

  it.each([
    ['what publishing does not move', '/api/profiles'],
    ['an endpoint below a collection', '/api/events/mine'],
  ])('never keep %s', async (_what, path) => {
    const { ask } = setUp()
    await ask(path)
    expect((await ask(path)).asked).toBe(2)
  })

  it('throw a failure to all who wait, and ask again after it', async () => {
    const { ask, keepAnswer } = setUp()
    const fail = (): Promise<never> => Promise.reject(new Error('unavailable'))
    const waiting = [keepAnswer('/api/events', fail), ask('/api/events')]
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await ask('/api/events')).asked).toBe(1)
  })

  it('cannot be changed by a page, since others show them too', async () => {
    const { docs } = await setUp().ask('/api/events')
    expect(() => docs.push({})).toThrow(TypeError)
    expect(() => Object.assign(docs[0]!, { title: 'mine' })).toThrow(TypeError)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveContentVersion } from '../../../../hooks/contentVersion'
import { createContentVersionReader } from '../../../../server/site/contentVersion'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

describe.each([true, false])('the content version, with isAlone %s', (isAlone) => {
  it('is read anew after every move, however often it was read before', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone })
    const { content: before, seats } = await reader.current()
    for (let move = 1; move <= 3; move += 1) {
      await moveContentVersion(app.payload, 'content')
      expect(await reader.current()).toEqual({ content: before + move, seats })
      expect(await reader.current()).toEqual({ content: before + move, seats })
    }
  })

  it('is never older than a move that was acknowledged before the question, also among many questions', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone })
    const { seats: before } = await reader.current()
    for (let move = 1; move <= 20; move += 1) {
      const earlier = Array.from({ length: 5 }, async () => reader.current())
      await moveContentVersion(app.payload, 'seats')
      const later = await Promise.all(Array.from({ length: 5 }, async () => reader.current()))
      expect(later.map(({ seats }) => seats)).toEqual(later.map(() => before + move))
      await Promise.all(earlier)
    }
  })
})

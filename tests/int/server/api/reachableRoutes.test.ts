import { afterAll, beforeAll, expect, it } from 'vitest'
import { listKnownRoutes } from '../../../../server/api/knownRoutes'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('the routes that the gateway lets through are those of the list, and no other', async () => {
  const routes = listKnownRoutes(app.payload.config).map(({ method, path }) => `${method} ${path}`)
  await expect(`${[...new Set(routes)].sort().join('\n')}\n`).toMatchFileSnapshot('reachableRoutes.txt')
})

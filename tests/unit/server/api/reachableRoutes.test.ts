import { expect, it } from 'vitest'
import { listKnownRoutes } from '../../../../server/api/knownRoutes'

it('the gateway accepts exactly the listed routes', async () => {
  const config = await (await import('../../../../payload.config')).default
  const routes = listKnownRoutes(config).map(({ method, path }) => `${method} ${path}`)
  await expect(`${[...new Set(routes)].sort().join('\n')}\n`).toMatchFileSnapshot('reachableRoutes.txt')
}, 240_000) // the whole configuration is loaded

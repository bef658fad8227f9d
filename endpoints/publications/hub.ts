import { readPublicationHub } from '../../domain/publications'
import { declareEndpoint } from '../declareEndpoint'
import { everybody } from '../guards'

/**
 * `GET /api/publications/hub`: how many there are of each type, and the latest three. Source: spec.md section
 * 2, "resources hub".
 */
export const hub = declareEndpoint({
  method: 'get',
  path: '/hub',
  access: everybody,
  handler: async (req) => Response.json(await readPublicationHub(req)),
})

import type { Endpoint } from 'payload'
import { readPublicationHub } from '../../domain/publications'

/**
 * `GET /api/publications/hub`: how many there are of each type, and the latest three. Source: spec.md section
 * 2, "resources hub".
 */
export const hub: Endpoint = {
  method: 'get',
  path: '/hub',
  handler: async (req) => Response.json(await readPublicationHub(req)),
}

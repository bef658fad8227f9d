import type { Endpoint } from 'payload'
import { listPeopleImports } from '../../../domain/people/peopleImports'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/people-imports/list`: the latest lists, with what their rows are and became. Staff who decide about
 * memberships only. Answers 200 `ImportView[]`, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) =>
    refuseWithout('memberships', req) ?? Response.json(await listPeopleImports(req.payload)),
}

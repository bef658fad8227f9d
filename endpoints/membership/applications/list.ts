import type { Endpoint } from 'payload'
import { listApplications } from '../../../domain/membership/applications'
import { askedApplications } from './askedApplications'

/**
 * `GET /api/applications/list?q=&status=&region=&grade=&sort=&page=`: a page of applications, newest first; a chapter
 * lead's are those of the led region. Answers 200 `ApplicationList`, 400 for a filter that cannot be read, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedApplications(req)
    if ('refusal' in asked) return asked.refusal
    return Response.json(await listApplications(req, asked.where, asked.filter))
  },
}

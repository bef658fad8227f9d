import type { Endpoint } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { APPLICATION_COLUMNS, exportApplications } from '../../../domain/membership/applications'
import { forbidden } from '../../answers'
import { csvAnswer } from '../../csvAnswer'
import { askedApplications } from './askedApplications'

/**
 * `GET /api/applications/list.csv`: the applications that a filter leaves, all pages, as a table.
 * Administrators only; else refused as the list is.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedApplications(req)
    if ('refusal' in asked) return asked.refusal
    if (!handlesMemberships(req.user)) return forbidden()
    const rows = exportApplications(req, asked.where, asked.filter.sort)
    return csvAnswer(req, 'applications', APPLICATION_COLUMNS, rows)
  },
}

import { handlesMemberships } from '../../../collections/access/roles'
import {
  APPLICATION_COLUMNS,
  exportApplications,
  filteredApplications,
} from '../../../domain/membership/applications'
import { applicationListSchema } from '../../../domain/membership/applications/review.schema'
import { forbidden } from '../../answers'
import { declareTable } from '../../declareTable'
import { admittedBy } from '../../guards'
import { requireVisibleApplications } from './requireVisibleApplications'

/**
 * `GET /api/applications/list.csv` and `.xlsx`: the applications that a filter leaves, all pages, as a table.
 * Administrators only; else refused as the list is.
 */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: applications',
    summary: 'The applications that a filter leaves, all pages, as a table',
  },
  access: admittedBy((req) => {
    const allowed = requireVisibleApplications(req)
    return 'refusal' in allowed || handlesMemberships(req.user) ? allowed : { refusal: forbidden() }
  }),
  query: applicationListSchema,
  table: (req, { visible, query }) => {
    const rows = exportApplications(req, filteredApplications(visible, query), query.sort)
    return { name: 'applications', header: APPLICATION_COLUMNS, rows }
  },
})

import { handlesMemberships } from '../../../collections/access/roles'
import {
  APPLICATION_COLUMNS,
  exportApplications,
  filteredApplications,
} from '../../../domain/membership/applications'
import { applicationListSchema } from '../../../domain/membership/applications/review.schema'
import { forbidden } from '../../answers'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { requireVisibleApplications } from './requireVisibleApplications'

/**
 * `GET /api/applications/list.csv`: the applications that a filter leaves, all pages, as a table.
 * Administrators only; else refused as the list is.
 */
export const listCsv = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: applications',
    summary: 'The applications that a filter leaves, all pages, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: admittedBy((req) => {
    const allowed = requireVisibleApplications(req)
    return 'refusal' in allowed || handlesMemberships(req.user) ? allowed : { refusal: forbidden() }
  }),
  query: applicationListSchema,
  handler: (req, { visible, query }) => {
    const rows = exportApplications(req, filteredApplications(visible, query), query.sort)
    return csvAnswer(req, 'applications', APPLICATION_COLUMNS, rows)
  },
})

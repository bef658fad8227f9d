import { REGION_LABELS } from '../../../collections/access/roles'
import { type ExportedMembership, exportMemberships } from '../../../domain/membership/memberships'
import { membershipExportSchema } from '../../../domain/membership/memberships/exportMemberships.schema'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import { csvAnswer, type CsvRow } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { withRight } from '../../guards'

const day = (moment: Date | null): string | undefined =>
  moment ? toJubaTime(moment).slice(0, 10) : undefined

/** The columns of the table, in their order. */
const COLUMNS: Record<string, (membership: ExportedMembership) => CsvRow[number]> = {
  Number: ({ number }) => number,
  'Registered name': ({ name }) => name,
  Grade: ({ grade }) => GRADES[grade],
  Status: ({ status }) => MEMBERSHIP_STATUSES[status],
  'Member since': ({ startedAt }) => day(startedAt),
  Expires: ({ expiresAt }) => day(expiresAt),
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Employer: ({ employer }) => employer,
  Region: ({ region }) => region && REGION_LABELS[region],
}

const toRows = async function* (memberships: AsyncIterable<ExportedMembership>): AsyncGenerator<CsvRow> {
  for await (const membership of memberships) yield Object.values(COLUMNS).map((read) => read(membership))
}

/**
 * `GET /api/memberships/list.csv?status=&grade=`: the members with number, grade, status, expiry, phone, employer and
 * region, as a table, for staff with the right to people. Answers 200, 400 for a filter that cannot be read, 401, 403.
 */
export const listCsv = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: memberships',
    summary: 'The members with grade, status and how they are reached, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('people'),
  query: membershipExportSchema,
  handler: (req, { query }) => {
    const memberships = exportMemberships(req.payload, query)
    return csvAnswer(req, 'members', Object.keys(COLUMNS), toRows(memberships))
  },
})

import type { Endpoint } from 'payload'
import { REGION_LABELS } from '../../../collections/access/roles'
import { type ExportedMembership, exportMemberships } from '../../../domain/membership/memberships'
import { membershipExportSchema } from '../../../domain/membership/memberships/exportMemberships.schema'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import { invalid } from '../../answers'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'

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
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: (req) => {
    const refusal = refuseWithout('people', req)
    if (refusal) return refusal
    const filter = membershipExportSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    const memberships = exportMemberships(req.payload, filter.data)
    return csvAnswer(req, 'members', Object.keys(COLUMNS), toRows(memberships))
  },
}

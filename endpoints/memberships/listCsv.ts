import type { Endpoint } from 'payload'
import { GRADES, MEMBERSHIP_STATUSES } from '../../domain/memberships/grades.schema'
import { REGION_LABELS } from '../../collections/access/roles'
import { exportMemberships } from '../../domain/memberships'
import { membershipExportSchema } from '../../domain/memberships/exportMemberships.schema'
import { toJubaTime } from '../../platform/jubaTime'
import { invalid } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

const HEADER = [
  'Number',
  'Registered name',
  'Grade',
  'Status',
  'Member since',
  'Expires',
  'Email',
  'Phone',
  'Employer',
  'Region',
]

const day = (moment: Date | null): string | undefined =>
  moment ? toJubaTime(moment).slice(0, 10) : undefined

/**
 * `GET /api/memberships/list.csv?status=&grade=`: the members with number, grade, status, expiry, phone, employer and
 * region, as a table. Administrators only. Answers 200, 400 for a filter that cannot be read, 401, 403.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const filter = membershipExportSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const {
        number,
        name,
        grade,
        status,
        startedAt,
        expiresAt,
        email,
        phone,
        employer,
        region,
      } of exportMemberships(req.payload, filter.data)) {
        yield [
          number,
          name,
          GRADES[grade],
          MEMBERSHIP_STATUSES[status],
          day(startedAt),
          day(expiresAt),
          email,
          phone,
          employer,
          region && REGION_LABELS[region],
        ]
      }
    }
    return csvAnswer(req, 'members', HEADER, lines())
  },
}

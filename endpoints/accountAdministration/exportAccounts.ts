import type { Endpoint } from 'payload'
import { MEMBERSHIP_STATUSES } from '../../domain/memberships/grades.schema'
import { REGION_LABELS, ROLE_LABELS } from '../../collections/access/roles'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { readAccountFilter } from './readAccountFilter'
import { findAccounts } from '../../domain/accountAdministration/findAccounts'

/** `GET /api/users/list.csv`: the accounts that a filter leaves, all pages, as a table. Refused as the list is. */
export const exportAccounts: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = readAccountFilter(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, isForAdmins } = asked
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const {
        fullName,
        email,
        membershipStatus,
        region,
        joinedAt,
        roles,
        ledRegion,
        isLocked,
      } of found.rows()) {
        const own = isForAdmins
          ? [
              (roles ?? []).map((role) => ROLE_LABELS[role]).join('; '),
              ledRegion && REGION_LABELS[ledRegion],
              isLocked ? 'yes' : 'no',
            ]
          : []
        yield [
          fullName,
          email,
          MEMBERSHIP_STATUSES[membershipStatus],
          region && REGION_LABELS[region],
          joinedAt.slice(0, 10),
          ...own,
        ]
      }
    }
    return csvAnswer(
      req,
      'accounts',
      [
        'Name',
        'Email',
        'Membership status',
        'Region',
        'Joined',
        ...(isForAdmins ? ['Roles', 'Region led', 'Locked'] : []),
      ],
      lines(),
    )
  },
}

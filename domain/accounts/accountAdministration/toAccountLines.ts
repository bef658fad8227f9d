import { REGION_LABELS, ROLE_LABELS } from '../../../collections/access/roles'
import { MEMBERSHIP_STATUSES } from '../../membership/memberships/grades.schema'
import type { AccountRow } from './accounts.schema'

type Cell = string | null | undefined

const BASE_COLUMNS = ['Name', 'Email', 'Membership status', 'Region', 'Joined']
const ADMIN_COLUMNS = ['Roles', 'Region led', 'Locked']

const toAdminCells = ({ roles = [], ledRegion, isLocked }: AccountRow): Cell[] => [
  roles.map((role) => ROLE_LABELS[role]).join('; '),
  ledRegion && REGION_LABELS[ledRegion],
  isLocked ? 'yes' : 'no',
]

/** The list of accounts as a table, with roles and locks for administrators. */
export const toAccountLines = (
  rows: AsyncIterable<AccountRow>,
  isForAdmins: boolean,
): { columns: string[]; lines: AsyncGenerator<Cell[]> } => {
  const toLines = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of rows)
      yield [
        row.fullName,
        row.email,
        MEMBERSHIP_STATUSES[row.membershipStatus],
        row.region && REGION_LABELS[row.region],
        row.joinedAt.slice(0, 10),
        ...(isForAdmins ? toAdminCells(row) : []),
      ]
  }
  return { columns: [...BASE_COLUMNS, ...(isForAdmins ? ADMIN_COLUMNS : [])], lines: toLines() }
}

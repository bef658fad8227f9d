import { REGION_LABELS, ROLE_LABELS } from '../../../collections/access/roles'
import type { RoleGrant } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { formatDate } from '../../lib/dates'

/** A role as staff and its holder read it: what it is for, and its last day. */
export const grantText = ({ role, region, group, endsOn }: RoleGrant): string =>
  [ROLE_LABELS[role], group ?? (region && REGION_LABELS[region]), endsOn && `until ${formatDate(endsOn)}`]
    .filter(Boolean)
    .join(', ')

import type { OwnMembership } from '../memberships/ownMembership.schema'

/** Whether a membership is one's own, and one that ends and may be extended. */
export const isRenewable = ({
  status,
  expiresAt,
  company,
}: Pick<OwnMembership, 'status' | 'expiresAt' | 'company'>): boolean =>
  Boolean(expiresAt) && !company && ['active', 'grace', 'expired'].includes(status)

import type { OwnMembership } from '../memberships/ownMembership.schema'

/** Whether a membership is one that ends and may be extended. */
export const isRenewable = ({ status, expiresAt }: Pick<OwnMembership, 'status' | 'expiresAt'>): boolean =>
  Boolean(expiresAt) && ['active', 'grace', 'expired'].includes(status)

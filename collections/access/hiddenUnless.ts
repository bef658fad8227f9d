import type { seesAccounts } from './policies.schema'

/** For `admin.hidden`: the panel shows it to those whom a policy lets see what is in it. */
export const hiddenUnless =
  (policy: typeof seesAccounts) =>
  ({ user }: { user: object | null }): boolean =>
    !policy(user)

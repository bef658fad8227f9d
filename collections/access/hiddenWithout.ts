import { type Right, hasRight } from './roles'

/** For `admin.hidden`: the panel shows it to staff with a right. */
export const hiddenWithout =
  (right: Right) =>
  ({ user }: { user: object | null }): boolean =>
    !hasRight(user, right)

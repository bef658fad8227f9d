import type { EndingItem, EndingKind } from '../../../../domain/membership/endingSoon/endingSoon.schema'
import { deskPaths } from '../../../deskPaths'

const ITEMS: Record<EndingKind, (item: EndingItem) => string> = {
  memberships: ({ id }) => deskPaths.user.build(id),
  offices: ({ id }) => (id ? deskPaths.group.build(id) : deskPaths.groups.build()),
  roles: ({ id }) => deskPaths.user.build(id),
  keys: () => deskPaths.integrations.build(),
}

/** Where something that ends soon is looked at. */
export const endingPathOf = (kind: EndingKind, item: EndingItem): string => ITEMS[kind](item)

import type { EndingItem, EndingKind } from '../../../../domain/membership/endingSoon/endingSoon.schema'
import { paths } from '../../../paths'

const ITEMS: Record<EndingKind, (item: EndingItem) => string> = {
  memberships: ({ id }) => paths.admin.user.build(id),
  offices: ({ id }) => (id ? paths.admin.group.build(id) : paths.admin.groups.build()),
  roles: ({ id }) => paths.admin.user.build(id),
  keys: () => paths.admin.integrations.build(),
}

/** Where something that ends soon is looked at. */
export const endingPathOf = (kind: EndingKind, item: EndingItem): string => ITEMS[kind](item)

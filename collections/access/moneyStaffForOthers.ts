import type { Access } from 'payload'
import { idOf } from '../../platform/idOf'
import { moneyStaff } from './moneyStaff'

type Given = Access<{ user?: string | { id: string } }>

/**
 * Staff who handle money, for documents whose `user` is somebody else: nobody gives to themselves. Source:
 * docs/decisions, "Nobody decides their own matters".
 */
export const moneyStaffForOthers: { create: Given; update: Given } = {
  create: ({ req, data }) => moneyStaff({ req }) && idOf(data?.user) !== req.user?.id,
  update: ({ req }) => moneyStaff({ req }) && { user: { not_equals: req.user?.id } },
}

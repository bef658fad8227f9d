import type { PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** Administrators and chapter leads. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => isStaff(req.user)

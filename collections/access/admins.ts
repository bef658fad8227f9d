import type { PayloadRequest } from 'payload'
import { isAdmin } from './roles'

/** Administrators. Fits collection, field and panel access alike. */
export const admins = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req.user)

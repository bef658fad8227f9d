import type { PayloadRequest } from 'payload'
import { handlesMoney } from './roles'

/** Staff who handle money. Fits collection, field and global access alike. */
export const moneyStaff = ({ req }: { req: PayloadRequest }): boolean => handlesMoney(req.user)

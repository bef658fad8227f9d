import type { PayloadRequest } from 'payload'
import { type Right, hasRight } from './roles'

/** Staff with a right. Fits collection, field and global access alike. */
export const withRight =
  (right: Right) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    hasRight(req.user, right)

import type { Access, Where } from 'payload'
import { hasRight } from './roles'

/** What is not in the trash. Of collections with a trash. */
export const OUTSIDE_TRASH: Where = { deletedAt: { exists: false } }

/**
 * Everything for editors, for everyone else what is not in the trash. Files are not asked for one by
 * one: those in the trash are withheld where they are served.
 */
export const outsideTrash: Access = ({ isReadingStaticFile, req }) =>
  isReadingStaticFile || hasRight(req.user, 'content') || OUTSIDE_TRASH

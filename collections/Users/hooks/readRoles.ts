import { ObjectId } from 'mongodb'
import type { CollectionAfterReadHook } from 'payload'
import type { User } from '../../../payload-types'
import { findRolesOf } from '../../../domain/accounts'

/** Fills an account's virtual `roles`, `branchRoles`, `chapterRegion` and `ledGroup` from the roles collection. */
export const readRoles: CollectionAfterReadHook<User> = async ({ doc, req }) => {
  if (doc.roles) return doc
  const id = new ObjectId(doc.id)
  return Object.assign(doc, (await findRolesOf(req.payload, [id]))(id))
}

import type { CollectionConfig } from 'payload'
import { admins } from './admins'
import { publishedOrAdmins } from './publishedOrAdmins'

/** The access of editorial collections with drafts: everyone reads what is published, administrators do the rest. */
export const publicContent: NonNullable<CollectionConfig['access']> = {
  create: admins,
  read: publishedOrAdmins,
  readVersions: admins,
  update: admins,
  delete: admins,
}

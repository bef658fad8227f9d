import type { CollectionConfig } from 'payload'
import { nobody } from './nobody'

/** The access of collections that only the server's own code touches. */
export const serverOnly: NonNullable<CollectionConfig['access']> = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
}

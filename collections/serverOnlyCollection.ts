import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'

/**
 * What every collection has in common that only the server's own code touches: no access, no endpoints, not
 * in the panel.
 */
export const serverOnlyCollection = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>

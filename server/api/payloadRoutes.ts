/**
 * Payload's own routes are closed unless they are listed here or a collection opens them (`opens` in its requirements). These
 * are the operations that the access rules of each collection and global decide; Payload's routes for accounts, the job
 * queue and whatever a new version adds are not among them.
 */
const COLLECTION_OPERATIONS = [
  'get /',
  'post /',
  'patch /',
  'delete /',
  'get /:id',
  'patch /:id',
  'delete /:id',
  'get /count',
  'post /:id/duplicate',
  'post /access/:id?',
  'get /versions',
  'get /versions/:id',
  'post /versions/:id',
]

const GLOBAL_OPERATIONS = [
  'get /',
  'post /',
  'post /access',
  'get /versions',
  'get /versions/:id',
  'post /versions/:id',
]

/** Of Payload's own collections, which cannot declare anything: what the panel needs beside the operations. */
const PAYLOAD_COLLECTIONS: Partial<Record<string, readonly string[]>> = {
  'payload-preferences': ['get /:key', 'post /:key', 'delete /:key'],
}

/** What the caller may do, for the panel. */
export const OPEN_ROOT_ROUTES: readonly string[] = ['get /access']

/** @param opened by the collection itself */
export const openCollectionRoutes = (slug: string, opened: readonly string[] = []): readonly string[] => [
  ...COLLECTION_OPERATIONS,
  ...(PAYLOAD_COLLECTIONS[slug] ?? []),
  ...opened,
]

export const OPEN_GLOBAL_ROUTES: readonly string[] = GLOBAL_OPERATIONS

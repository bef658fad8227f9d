import { requires } from './requirements'

/**
 * Payload's routes for the operations on a collection: who may do what is decided by its access rules. Payload's routes
 * for accounts, the job queue and whatever a new version adds are not among them.
 */
export const OPERATIONS: readonly string[] = [
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

const GLOBAL_OPERATIONS: readonly string[] = [
  'get /',
  'post /',
  'post /access',
  'get /versions',
  'get /versions/:id',
  'post /versions/:id',
]

/**
 * Opens Payload's routes to a collection: `custom: { ...OPEN_OPERATIONS, personalData }`. Without it they are
 * closed.
 */
export const OPEN_OPERATIONS = requires({ opens: OPERATIONS })

/** The same for a global. */
export const OPEN_GLOBAL_OPERATIONS = requires({ opens: GLOBAL_OPERATIONS })

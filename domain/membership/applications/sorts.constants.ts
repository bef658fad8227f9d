/**
 * How the list of applications can be sorted, the default first; descending with a minus. Without zod, which
 * the client does without.
 */
export const APPLICATION_SORTS = [
  '-createdAt',
  'createdAt',
  'fullName',
  '-fullName',
  'membershipType',
  '-membershipType',
  'region',
  '-region',
  'status',
  '-status',
] as const

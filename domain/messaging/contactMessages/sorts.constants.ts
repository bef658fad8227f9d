/**
 * How the list of contact messages can be sorted, the default first; descending with a minus. Without zod,
 * which the client does without.
 */
export const CONTACT_MESSAGE_SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'subject',
  '-subject',
  'status',
  '-status',
] as const

/**
 * How the list of events can be sorted, the default first; descending with a minus. Without zod, which the
 * client does without.
 */
export const EVENT_SORTS = ['-eventDate', 'eventDate', 'title', '-title', 'location', '-location'] as const

/**
 * How the list of registrants can be sorted, the default first; descending with a minus. Without zod, which
 * the client does without.
 */
export const REGISTRANT_SORTS = [
  'createdAt',
  '-createdAt',
  'fullName',
  '-fullName',
  'email',
  '-email',
] as const

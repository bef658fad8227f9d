/**
 * How the list of renewal requests can be sorted, the default first; descending with a minus. Without zod,
 * which the client does without.
 */
export const RENEWAL_SORTS = ['-createdAt', 'createdAt', 'years', '-years', 'status', '-status'] as const

/**
 * How the list of requests to change a name can be sorted, the default first; descending with a minus.
 * Without zod, which the client does without.
 */
export const NAME_CHANGE_SORTS = ['-createdAt', 'createdAt', 'status', '-status'] as const

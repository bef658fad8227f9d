/**
 * How the list of submissions can be sorted, the default first; descending with a minus. Without zod, which
 * the client does without.
 */
export const SUBMISSION_SORTS = ['-createdAt', 'createdAt', 'title', '-title', 'status', '-status'] as const

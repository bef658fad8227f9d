/**
 * How the list of orders can be sorted, the default first; descending with a minus. Without zod, which the client does
 * without.
 */
export const ORDER_SORTS = ['-createdAt', 'createdAt', 'fullName', '-fullName'] as const

/**
 * The sort orders of the list of accounts, the default first; a minus sorts descending. Without zod, which
 * the client does not load.
 */
export const ACCOUNT_SORTS = [
  '-joinedAt',
  'joinedAt',
  'fullName',
  '-fullName',
  'email',
  '-email',
  'region',
  '-region',
] as const

/** How the list of accounts can be sorted, the default first; descending with a minus. Without zod, which the client does without. */
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

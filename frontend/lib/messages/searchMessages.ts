/** Source: spec.md section 2, "Command palette search". */
export const searchMessages = {
  none: 'No results found',
  searching: 'Searching…',
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
} as const

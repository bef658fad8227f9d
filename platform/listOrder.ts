/**
 * The order of a list by one field, then by id, so that no row stands on two pages. All parts run in the same
 * direction: one index serves the list both ways. Payload would add the time of creation downwards.
 * @param sort a field, descending with a minus before it
 */
export const listOrder = (sort: string): string[] => {
  const minus = sort.startsWith('-') ? '-' : ''
  const parts = [sort, `${minus}id`]
  return sort === `${minus}createdAt` ? parts : [...parts, `${minus}createdAt`]
}

/**
 * The sort of a list, by id where it does not decide, so that nothing appears on two pages. Descending with a
 * minus before it.
 */
export const sortById = (sort: string): Record<string, 1 | -1> =>
  sort.startsWith('-') ? { [sort.slice(1)]: -1, _id: -1 } : { [sort]: 1, _id: 1 }

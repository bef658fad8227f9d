const MAX_PAGE = 10_000

/** The page that an address asks for, from 1; anything that is not one counts as the first. */
export const pageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

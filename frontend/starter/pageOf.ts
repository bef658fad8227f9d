/** What is no page, or a page that nobody may keep a copy of. */
const NOT_KEPT = /^\/(api|auth|admin|cms|profile|members)(\/|$)|\.\w+$/

/** @returns the address of a page of this site that a link leads to in this tab */
export const pageOf = (
  { origin, pathname, search, target }: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'>,
  ownOrigin: string,
): string | undefined =>
  origin === ownOrigin && !target && !NOT_KEPT.test(pathname) ? pathname + search : undefined

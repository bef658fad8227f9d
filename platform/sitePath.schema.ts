/**
 * Paths of this site that come from outside, brought into one form before anything judges them. A leaf of its
 * own: every page loads it.
 */

const BASE = 'http://site.invalid'
const MAX_PATH_LENGTH = 2000

/**
 * What some reader of a path would leave this site by, or find a header's end in; a `%` that is left is
 * encoded twice.
 */
const AMBIGUOUS = /\/{2}|[\\%\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Names between single slashes: already in the form that every reader understands alike. Most links are of
 * this kind.
 */
const PLAIN = /^(?:\/[\w-]+)+$/

/**
 * A path of this site, with its query and hash, in the form in which every reader of addresses understands it
 * alike. Every path that comes from outside (`from=`, cookies, forms, links of editors) goes through here
 * before it is followed.
 * @returns undefined for what is no path, or leads to another site in any spelling (`//host`, `/\host`,
 * `/.//host`, `/a/..//host`, `/%2e//host`, `/%2f/host`)
 */
export const toSitePath = (input: unknown): string | undefined => {
  if (
    typeof input !== 'string' ||
    !input.startsWith('/') ||
    input.length > MAX_PATH_LENGTH ||
    /[\\\p{Cc}]/u.test(input)
  )
    return undefined
  if (PLAIN.test(input)) return input
  try {
    const { origin, pathname, search, hash } = new URL(input, BASE)
    return origin === BASE && !AMBIGUOUS.test(decodeURIComponent(pathname))
      ? `${pathname}${search}${hash}`
      : undefined
  } catch {
    return undefined // broken percent-encoding
  }
}

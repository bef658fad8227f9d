/**
 * What comes from outside (addresses, names, texts for a table or a header) is brought into one form here before
 * anything judges it: a rule that looks at a text as it was typed is passed by another spelling of the same text.
 */

/** Characters that take no room on a screen: control and format characters, line ends, fillers and variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0]/gu
/** Joiners are part of how some scripts are written. */
const INVISIBLE_BUT_JOINERS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0]/gu

/** A text as it is judged: full-width and other compatibility forms as their plain ones, without invisible characters. */
export const toJudged = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '')

/** A text as one line: composed, every run of white space as one space, no invisible characters but joiners. */
export const toLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(INVISIBLE_BUT_JOINERS, '')
    .trim()

/** Whether a text names an address that a mail program would make a link of. */
export const hasLink = (text: string): boolean => /:\/\/|\bwww\.|[<>]|\b[\p{L}\p{N}-]+\.[a-z]{2,24}\/|@[^\s@]+\.[^\s@]/iu.test(toJudged(text))

const BASE = 'http://site.invalid'
const MAX_PATH_LENGTH = 2000
/** Further than anybody encodes a path by mistake. */
const MAX_DECODINGS = 3

/** A path with its percent-encoding undone, as often as it was done; undefined when it cannot be read. */
const decoded = (path: string): string | undefined => {
  let text = path
  for (let turn = 0; turn < MAX_DECODINGS; turn += 1) {
    let next: string
    try {
      next = decodeURIComponent(text)
    } catch {
      return undefined
    }
    if (next === text) return text
    text = next
  }
  return undefined
}

/** Whether some reader of a path would leave this site, or another would find a header's end in it. */
const isSplit = (path: string): boolean => /\/{2}|\\|[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)

/**
 * A path of this site, with its query and hash, in the form in which every reader of addresses understands it alike. Every
 * path that comes from outside (`from=`, cookies, forms, links of editors) goes through here before it is followed.
 * @returns undefined for what is no path, or leads to another site in any spelling (`//host`, `/\host`, `/.//host`,
 * `/a/..//host`, `/%2e//host`, `/%2f/host`)
 */
export const toSitePath = (input: unknown): string | undefined => {
  if (typeof input !== 'string' || !input.startsWith('/') || input.length > MAX_PATH_LENGTH || /[\\\p{Cc}]/u.test(input)) return undefined
  let url: URL
  try {
    url = new URL(input, BASE)
  } catch {
    return undefined
  }
  const path = decoded(url.pathname)
  if (url.origin !== BASE || path === undefined || isSplit(url.pathname) || isSplit(path)) return undefined
  // a path that was decoded could still climb: `/a/%2e%2e/%2fhost` is another path for who decodes first
  const climbed = new URL(path.replace(/[?#]/g, '_'), BASE)
  if (climbed.origin !== BASE || isSplit(climbed.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * What comes from outside (names, texts for a table or a header) is brought into one form here before
 * anything judges it: a rule that looks at a text as it was typed is passed by another spelling of the same
 * text. For paths see sitePath.schema.ts.
 */

/**
 * Characters that take no room on a screen: control and format characters, line ends, fillers and variation
 * selectors.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0]/gu
/** Joiners are part of how some scripts are written. */
const INVISIBLE_BUT_JOINERS =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0]/gu

/**
 * A text as it is judged: full-width and other compatibility forms as their plain ones, without invisible
 * characters.
 */
export const toJudged = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '')

/** A text as one line: composed, every run of white space as one space, no invisible characters but joiners. */
export const toLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(INVISIBLE_BUT_JOINERS, '')
    .trim()

/** Whether a text names an address that a mail program would make a link of. */
export const hasLink = (text: string): boolean =>
  /:\/\/|\bwww\.|[<>]|\b[\p{L}\p{N}-]+\.[a-z]{2,24}\/|@[^\s@]+\.[^\s@]/iu.test(toJudged(text))

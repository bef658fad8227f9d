/** What the faces that pictures are set in (Barlow Semi Condensed: Latin, Latin extended) have signs for. */
const LETTERS = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/gu
const COMBINING = /\p{M}/gu

/** Of a title that loses more than this, what is left says something else. */
const MAX_LOST = 0.1

/**
 * A text as it can be set in a picture, on one line and not longer than allowed; undefined for one in another script,
 * such as Arabic, whose letters would have to be joined as well.
 */
export const settable = (text: string, maxLength: number): string | undefined => {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const kept = whole.replace(COMBINING, '').replace(LETTERS, '').replace(/ +/g, ' ').trim()
  if (!kept || whole.length - kept.length > whole.length * MAX_LOST) return undefined
  if (kept.length <= maxLength) return kept
  const cut = kept.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`
}

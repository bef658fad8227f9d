/**
 * What the faces that pictures are set in have signs for: Barlow Semi Condensed (Latin, Latin extended), Noto Sans for
 * the letters of Dinka and Nuer with their marks, Noto Naskh Arabic.
 */
const LATIN =
  '\\u0020-\\u007e\\u00a0-\\u02af\\u0304\\u0308\\u1e00-\\u1e9f\\u1ef2-\\u1eff\\u2010-\\u2027\\u2030-\\u203a\\u20ac\\u2122\\u2212'
const ARABIC =
  '\\u060c\\u061b\\u061f\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06fc\\u0750-\\u077f'
const UNKNOWN = new RegExp(`[^${LATIN}${ARABIC}]`, 'gu')

/** Of a title that loses more than this, what is left says something else. */
const MAX_LOST = 0.1

/**
 * A text as it can be set in a picture, on one line and not longer than allowed; undefined for one in another
 * script.
 */
export const settable = (text: string, maxLength: number): string | undefined => {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const usable = whole.replace(UNKNOWN, '').replace(/ +/g, ' ').trim()
  if (!usable || whole.length - usable.length > whole.length * MAX_LOST) return undefined
  if (usable.length <= maxLength) return usable
  const cut = usable.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`
}

/* How long a text message may be. Without zod: the form counts with it. */

/** What the alphabet of GSM 03.38 holds: a message of it has 160 characters, any other 70. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Those that count twice. */
const GSM_DOUBLE = new Set('^{}\\[~]|€')

const GSM_LENGTH = 160
const UNICODE_LENGTH = 70

/**
 * How much of one part of a text message a text takes.
 * @returns characters as a network counts them, and how many one part holds
 */
export const countTextMessage = (text: string): { length: number; limit: number } => {
  const characters = Array.from(text)
  if (characters.every((each) => GSM.has(each) || GSM_DOUBLE.has(each)))
    return {
      length: characters.reduce((sum, each) => sum + (GSM_DOUBLE.has(each) ? 2 : 1), 0),
      limit: GSM_LENGTH,
    }
  // counted in UTF-16, as networks do
  return { length: text.length, limit: UNICODE_LENGTH }
}

/** Whether a text fits one part: more parts cost more, and some phones show them apart. */
export const fitsTextMessage = (text: string): boolean => {
  const { length, limit } = countTextMessage(text)
  return length <= limit
}

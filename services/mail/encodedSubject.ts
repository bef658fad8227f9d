/** The bytes that fit into one encoded word of 75 characters. Source: RFC 2047, section 2. */
const MAX_BYTES = 45

/**
 * The subject as it is written into a mail. A subject with the mark of an encoded word (`=?`) is encoded as a
 * whole: otherwise mail programs would decode a stranger's text, and show another text than the one that was
 * checked. The mail library encodes all others that are not ASCII.
 */
export const encodedSubject = (subject: string): string => {
  if (!subject.includes('=?')) return subject
  const words: string[] = []
  let word = ''
  for (const character of subject) {
    if (Buffer.byteLength(word + character) > MAX_BYTES) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((text) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`).join(' ')
}

/** So many bytes fit into one encoded word of 75 characters. Source: RFC 2047, section 2. */
const MAX_BYTES = 45

/**
 * A subject as it is written into a mail. One that holds the mark of an encoded word (`=?`) is encoded as a whole: mail
 * programs would decode what a stranger wrote into it, and show something else than was judged. Others are left to the
 * mail library, which encodes what is not ASCII.
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

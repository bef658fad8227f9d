import { UnreadableStatementError } from '../statement.schema'

/** What Windows-1252 has from 80 to 9F; Node's own decoder has control characters there in some versions. */
const WINDOWS_1252 = Array.from('€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ')

/**
 * The text of a file: UTF-16 or UTF-8 by its byte order mark, else UTF-8, else Windows-1252, which many banks write.
 * @throws UnreadableStatementError for a file that is no text
 */
export const decodeStatement = (bytes: Uint8Array): string => {
  const text = decode(bytes)
  // a table in another form, a picture, a PDF
  if (text.includes('\u0000')) throw new UnreadableStatementError('This file is not a text file.')
  return text
}

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '\ufffd')
  }
}

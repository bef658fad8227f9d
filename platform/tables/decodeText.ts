import { type Encoding, UnreadableFileError } from './table.schema'

/** What Windows-1252 has from 80 to 9F; Node's own decoder has control characters there in some versions. */
const WINDOWS_1252 = Array.from('€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ')

/** How much of a file is looked at to guess its letters. */
const LOOKED_AT = 64 * 1024

/** The text of a file by its byte order mark, or as UTF-8; undefined for a file in an older encoding. */
const decodeUnicode = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const decodeAs = (bytes: Uint8Array, encoding: Exclude<Encoding, 'utf-8'>): string =>
  encoding === 'windows-1256'
    ? new TextDecoder('windows-1256').decode(bytes)
    : Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '\ufffd')

/**
 * The encoding of a text file. Of the older ones, Arabic words are runs of Arabic letters, whereas accents of Western
 * languages stand alone between plain letters.
 */
export const guessEncoding = (bytes: Uint8Array): Encoding => {
  if (decodeUnicode(bytes) !== undefined) return 'utf-8'
  const text = decodeAs(bytes.subarray(0, LOOKED_AT), 'windows-1256')
  const arabic = text.match(/\p{Script=Arabic}{2,}/gu)?.join('').length ?? 0
  const others = text.match(/[^\0-\u007f]/g)?.length ?? 0
  return arabic * 2 > others ? 'windows-1256' : 'windows-1252'
}

/**
 * The text of a file: UTF-16 or UTF-8 where it is that, else in the older encoding that was named. Windows-1252 without
 * a name: many banks write it.
 * @throws UnreadableFileError for a file that is no text
 */
export const decodeText = (bytes: Uint8Array, encoding: Encoding = 'windows-1252'): string => {
  const text = decodeUnicode(bytes) ?? decodeAs(bytes, encoding === 'utf-8' ? 'windows-1252' : encoding)
  // a table in another form, a picture, a PDF
  if (text.includes('\u0000')) throw new UnreadableFileError('This file is not a text file.')
  return text
}

import { EXTENDED } from './textRuns'

const PRINTABLE = new RegExp(
  `^[\\x20-\\x7e\\u00a0-\\u00ff\\u0152\\u0153${EXTENDED}\\u2013\\u2014\\u2018\\u2019\\u201c\\u201d\\u2026\\u060c\\u061b\\u061f\\u0620-\\u0669\\u066e-\\u06d3\\u06f0-\\u06f9\\u0750-\\u077f]*$`,
  'u',
)

/**
 * Whether the faces of documents have every letter of a text, Latin and Arabic; what they lack would be
 * printed as nonsense.
 */
export const canBePrinted = (text: string): boolean => PRINTABLE.test(text.normalize('NFC'))

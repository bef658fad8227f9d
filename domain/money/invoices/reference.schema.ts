/*
 * Payment references by ISO 11649: `RF`, two check digits and up to 21 letters and digits. The check digits are those
 * of ISO 7064, mod 97-10: a wrong character, or two that changed places, are noticed.
 */

const MAX_BODY = 21

/** The remainder of a reference by 97, letters counted as 10 to 35. */
const remainderOf = (text: string): number => {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** A reference as it is compared: without what banks and people put between its characters, in capital letters. */
export const normaliseReference = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * The reference for a body of letters and digits, `RF18ACE20260001`.
 * @throws RangeError for a body that is empty or longer than 21 characters
 */
export const createReference = (text: string): string => {
  const body = normaliseReference(text)
  if (body.length === 0 || body.length > MAX_BODY)
    throw new RangeError(`A reference needs a body of 1 to ${MAX_BODY} letters and digits`)
  return `RF${String(98 - remainderOf(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** Whether a text is a reference whose check digits are right, however it is spaced. */
export const isReference = (text: string): boolean => {
  const [, check, body] = /^RF(\d\d)([0-9A-Z]{1,21})$/.exec(normaliseReference(text)) ?? []
  return check !== undefined && body !== undefined && remainderOf(`${body}RF${check}`) === 1
}

/** A reference as it is printed, in groups of four: `RF18 ACE2 0260 001`. */
export const formatReference = (reference: string): string =>
  normaliseReference(reference).replace(/(.{4})(?=.)/g, '$1 ')

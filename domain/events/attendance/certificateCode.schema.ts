/** Without the letters and digits that look alike. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const CODE = /^ATT(-[2-9A-HJKMNP-TV-Z]{5}){4}$/i

/** Whether a text can be the code of a certificate of attendance, in any case; the numbers of memberships are none. */
export const isCertificateCode = (text: string): boolean => CODE.test(text)

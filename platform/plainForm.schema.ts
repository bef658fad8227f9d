/**
 * The forms that work without JavaScript: the browser posts them to their own page (`/contact?send=contact`), which the
 * server passes on to the endpoint. A form that is refused is that page again, filled in, with what is wrong.
 */
export const PLAIN_FORMS = {
  contact: { page: '/contact', api: '/contact-messages' },
  donation: { page: '/donate', api: '/donations/checkout' },
  'sign-in': { page: '/auth', api: '/users/login' },
  factor: { page: '/auth', api: '/users/login/factor' },
  'sign-up': { page: '/auth', api: '/users/sign-up' },
  recover: { page: '/auth', api: '/users/recover' },
  resend: { page: '/auth', api: '/users/resend' },
  confirm: { page: '/auth', api: '/users/confirm' },
  'set-password': { page: '/auth', api: '/users/set-password' },
} as const

export type PlainFormName = keyof typeof PLAIN_FORMS

/** The name under which a page's address says which of its forms was sent. */
export const SEND = 'send'

/** A plain form that the server could not accept, or that goes on with another one. */
export interface SentForm {
  name: PlainFormName
  /** What was filled in, without passwords and codes. */
  values: Record<string, string>
  errors: { message: string; code?: string; field?: string }[]
  /** The password was right: what the form for the second factor needs. */
  challenge?: string
}

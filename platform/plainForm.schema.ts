/** A form that works without JavaScript. */
interface PlainForm {
  /** Its page: the browser posts it there. `:slug` stands for one part of the address. */
  page: string
  /** Its endpoint, under `/api`. `:event` stands for the value of that name in the query of the page. */
  api: string
  /** Of the endpoint, where it is not POST: a browser posts every form. */
  method?: 'DELETE'
  /** It needs an account: what a visitor is told on the sign-in page, a code of noticeMessages. */
  signInNotice?: string
  /** Its page is shown with what was typed, also to those whose session is over. */
  isKept?: boolean
}

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
  register: { page: '/events/:slug', api: '/events/:event/registration', signInNotice: 'events' },
  'cancel-registration': {
    page: '/events/:slug',
    api: '/events/:event/registration',
    method: 'DELETE',
    signInNotice: 'events',
  },
  'join-group': { page: '/groups/:slug', api: '/groups/:group/join', signInNotice: 'groups' },
  'leave-group': { page: '/groups/:slug', api: '/groups/:group/leave', signInNotice: 'groups' },
  'application-step': {
    page: '/membership/application',
    api: '/applications/draft',
    signInNotice: 'application',
    isKept: true,
  },
  application: {
    page: '/membership/application',
    api: '/applications/submit',
    signInNotice: 'application-submit',
    isKept: true,
  },
  'application-document': {
    page: '/membership/application',
    api: '/application-documents/send',
    signInNotice: 'application',
  },
  renewal: { page: '/membership/renewal/request', api: '/renewals/request', signInNotice: 'renewal' },
} as const satisfies Record<string, PlainForm>

export type PlainFormName = keyof typeof PLAIN_FORMS

export const plainFormNamed = (name: PlainFormName): PlainForm => PLAIN_FORMS[name]

/** The name under which a page's address says which of its forms was sent. */
export const SEND = 'send'

/** The name under which a form says whose it is: it is refused when somebody else has signed in meanwhile. */
export const ACCOUNT = 'account'

/** A plain form that the server could not accept, or that goes on with another one. */
export interface SentForm {
  name: PlainFormName
  /** What was filled in, without passwords and codes. */
  values: Record<string, string>
  errors: { message: string; code?: string; field?: string }[]
  /** The password was right: what the form for the second factor needs. */
  challenge?: string
}

/** Whether a form was refused because nobody is signed in (any more). */
export const isSentSignedOut = ({ errors }: SentForm): boolean =>
  errors.some(({ code }) => code === 'unauthenticated')

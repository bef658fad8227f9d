/** Limits and texts of members' messages. Without zod: pages show them too. */

/** In characters. */
export const MESSAGE_LIMITS = { subject: 150, text: 5000, reason: 1000, note: 1000 } as const

/** What stands where the name of an erased account stood. */
export const FORMER_MEMBER = 'Former member'

/** Why somebody cannot write to a member, with the answer's status and text. */
export const MESSAGE_REFUSALS = {
  unauthenticated: { status: 401, text: 'Please sign in to write to members' },
  unverified: { status: 403, text: 'Please confirm your email address to write to members' },
  no_membership: {
    status: 403,
    text: 'Only current members can write to members. Your account has no current membership.',
  },
  off: { status: 403, text: 'You have turned messages off. Turn them on to write to members.' },
  not_found: { status: 404, text: 'This member could not be found' },
  self: { status: 400, text: 'You cannot write to yourself' },
  blocked_by_you: { status: 409, text: 'You have blocked this member. Unblock them to write.' },
  /** Messages off and a block have one answer, so that nobody learns of a block. */
  not_receiving: { status: 403, text: 'This member does not receive messages at the moment' },
} as const
export type MessageRefusal = keyof typeof MESSAGE_REFUSALS

export const MESSAGE_TEXTS = {
  signIn: 'Please sign in to read your messages',
  notFound: 'This message could not be found',
  tooMany: 'You have sent many messages. Please wait before you send another.',
} as const

export const REPORT_STATUSES = { open: 'Open', settled: 'Settled' } as const

/** What `POST /api/message-reports/:id/settle` answers. */
export interface ReportSettled {
  status: 'settled'
}

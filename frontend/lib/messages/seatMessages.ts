import type { SeatView } from '../../../domain/membership/membershipSeats/membershipSeats.schema'

/** What can be done with a seat, or beside the others. */
export type SeatAction = 'invite' | 'replace' | 'end' | 'resend' | 'withdraw'

type ByAction = Record<SeatAction, string>

/** What a company's contact, and staff for a company, read about its seats. */
export const seatMessages = {
  titles: {
    invite: 'Invite somebody',
    replace: 'Give this seat to somebody else',
    end: 'End this seat?',
    resend: 'Send the invitation again?',
    withdraw: 'Withdraw this invitation?',
  } satisfies ByAction,
  submits: {
    invite: 'Send Invitation',
    replace: 'Replace and Invite',
    end: 'End Seat',
    resend: 'Send Again',
    withdraw: 'Withdraw Invitation',
  } satisfies ByAction,
  done: {
    invite: 'Invitation sent',
    replace: 'Seat ended, invitation sent',
    end: 'Seat ended',
    resend: 'Invitation sent again',
    withdraw: 'Invitation withdrawn',
  } satisfies ByAction,
  /** What follows for whom. */
  consequence: (action: SeatAction, { name, email }: Pick<SeatView, 'name' | 'email'>): string =>
    ({
      invite: '',
      replace: `${name} loses the membership that comes with this seat at once, and is told by email. The other person can accept the seat within 30 days.`,
      end: `${name} loses the membership that comes with this seat at once, and is told by email. The seat is then free.`,
      resend: `${name} gets the invitation again at ${email} and can accept it within 30 days.`,
      withdraw: `${name} can no longer accept it. No email is sent.`,
    })[action],
} as const

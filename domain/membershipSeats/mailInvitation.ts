import type { Payload } from 'payload'
import { workOnEach } from '../../platform/workOnEach'
import { queueMail } from '../mail'
import { readCompanyName } from '../memberships'
import { type StoredSeat, findUnmailedInvitations, markInvitationMailed } from './membershipSeatsRepository'
import { seatToken } from './seatToken'

/** Queues the mail of an invitation. Safe to repeat: it is sent once each time that it is asked for. */
export const queueInvitation = async (payload: Payload, seat: StoredSeat): Promise<void> => {
  const { _id, name: fullName, email, company, mailCount } = seat
  await queueMail(payload, {
    template: 'seatInvitation',
    to: email,
    data: {
      fullName,
      email,
      company: await readCompanyName(payload, company),
      token: seatToken(payload, _id.toHexString()),
    },
    dedupeKey: `seat-invitation:${_id.toHexString()}:${mailCount ?? 1}`,
  })
  await markInvitationMailed(payload, seat)
}

/** Queues the invitations that a crash left. Runs regularly. */
export const catchUpSeatInvitations = async (payload: Payload): Promise<void> => {
  const seats = await findUnmailedInvitations(payload)
  await workOnEach(payload, seats, (seat) => queueInvitation(payload, seat), {
    failed: 'the invitation to a seat could not be queued; it is tried again',
    about: ({ _id }) => ({ seat: _id.toHexString() }),
  })
}

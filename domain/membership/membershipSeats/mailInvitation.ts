import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { queueMail } from '../../messaging/mail'
import { readCompanyName } from '../memberships'
import { findRemainingContact } from '../../people/profiles'
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

/** Queues the mail that tells the company's contact of a declined invitation. Safe to repeat: it is sent once. */
export const queueRefusal = async (payload: Payload, seat: StoredSeat): Promise<void> => {
  const { _id, name, email, company } = seat
  const contact = await findRemainingContact(payload, company)
  if (contact)
    await queueMail(payload, {
      template: 'seatDeclined',
      to: contact.email,
      data: { fullName: contact.fullName, company: await readCompanyName(payload, company), name, email },
      dedupeKey: `seat-declined:${_id.toHexString()}`,
    })
  await markInvitationMailed(payload, seat)
}

/** Queues the mails about invitations that a crash left. Runs regularly. */
export const catchUpSeatInvitations = async (payload: Payload): Promise<void> => {
  const seats = await findUnmailedInvitations(payload)
  await workOnEach(
    payload,
    seats,
    (seat) => (seat.status === 'declined' ? queueRefusal : queueInvitation)(payload, seat),
    {
      failed: 'the mail about an invitation to a seat could not be queued; it is tried again',
      about: ({ _id }) => ({ seat: _id.toHexString() }),
    },
  )
}

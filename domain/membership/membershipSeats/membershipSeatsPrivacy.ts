import type { PersonalData } from '../../../platform/personalData'
import {
  type StoredSeat,
  eraseSeats,
  findDeclined,
  findEndedSeats,
  findInvited,
  findSeatsOf,
  findTakenSeats,
} from './membershipSeatsRepository'

/** What the person may know of a seat; a reason is a note of the staff. */
const toOwn = ({ name, email, status, invitedAt, expiresAt, declinedAt, takenAt, endedAt }: StoredSeat) => ({
  name,
  email,
  status,
  invitedAt,
  expiresAt,
  declinedAt: declinedAt ?? null,
  takenAt: takenAt ?? null,
  endedAt: endedAt ?? null,
})

export const membershipSeatsPersonalData: PersonalData = {
  exports: [
    {
      file: 'seats.json',
      key: 'held',
      read: async ({ payload }, { id, email }) =>
        (await findSeatsOf(payload, { user: id, email })).map(toOwn),
    },
    {
      file: 'seats.json',
      key: 'given',
      read: async ({ payload }, { id }) =>
        (
          await Promise.all([
            findTakenSeats(payload, id),
            findInvited(payload, id),
            findDeclined(payload, id),
            findEndedSeats(payload, id),
          ])
        )
          .flat()
          .map(toOwn),
    },
  ],
  erasures: { requests: (payload, { user, email }) => eraseSeats(payload, { user, email }) },
}

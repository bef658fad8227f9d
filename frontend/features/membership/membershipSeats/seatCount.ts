import type { CompanySeats } from '../../../../domain/membership/membershipSeats/membershipSeats.schema'

/** How many of the seats are taken, in a sentence. */
export const seatCount = ({ taken, seats }: Pick<CompanySeats, 'taken' | 'seats'>): string =>
  `${taken.length} of ${seats} ${seats === 1 ? 'seat is' : 'seats are'} taken.`

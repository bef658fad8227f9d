import { createSignedIds } from '../../../platform/createSignedIds'

/** The secret of the link in an invitation, and the seat whose link somebody has: who has it reads the address. */
export const { sign: seatToken, read: readSeatToken } = createSignedIds('membership-seat')

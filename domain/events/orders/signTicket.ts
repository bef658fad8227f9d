import { ticketCodes } from './mails/ticketCodes'

/*
 * The code of a ticket: its id and a signature, so that a door without a network can tell that it is ours. A browser
 * verifies it with the public key alone.
 */

/** The key by which a door checks codes, as a JSON web key. */
export const ticketPublicKey = ticketCodes.publicKey

/** The code of a ticket of an order, as the door reads it. @param ticket its id, 24 hexadecimal digits */
export const signTicket = ticketCodes.sign

/** The id of the ticket that a code is of; undefined for a forged one. Whether the ticket is valid the order tells. */
export const readTicketCode = ticketCodes.read

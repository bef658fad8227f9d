import { signedIds } from '../../../../platform/signedIds'

/** The codes of tickets, where also a mail can make them. */
export const ticketCodes = signedIds('ticket')

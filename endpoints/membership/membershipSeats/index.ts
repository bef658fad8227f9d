import type { Endpoint } from 'payload'
import { accept, decline } from './answer'
import { end, resend, withdraw } from './changes'
import { invite, inviteFor } from './invite'
import { invitations, mine, ofCompany } from './lists'
import { replace } from './replace'

/** The endpoints of companies' seats, under `/api/membership-seats`. */
export const membershipSeatEndpoints: Endpoint[] = [
  mine,
  invitations,
  ofCompany,
  invite,
  inviteFor,
  resend,
  withdraw,
  end,
  replace,
  accept,
  decline,
]

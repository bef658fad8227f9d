import type { Endpoint } from 'payload'
import { cancel } from './cancel'
import { cancelTicket } from './cancelTicket'
import { changeAnswers } from './changeAnswers'
import { changeName } from './changeName'
import { confirmGuest } from './confirmGuest'
import { mine } from './mine'
import { one, upcoming } from './own'
import { pdf } from './pdf'
import { send } from './sendTicket'

/** The endpoints of orders, under `/api/ticket-orders`. */
export const ticketOrderEndpoints: Endpoint[] = [
  mine,
  upcoming,
  one,
  cancel,
  changeName,
  changeAnswers,
  cancelTicket,
  send,
  pdf,
  confirmGuest,
]

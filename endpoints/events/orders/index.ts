import type { Endpoint } from 'payload'
import { cancel } from './cancel'
import { confirmGuest } from './confirmGuest'
import { mine, one } from './own'
import { pdf } from './pdf'

/** The endpoints of orders, under `/api/ticket-orders`. */
export const ticketOrderEndpoints: Endpoint[] = [mine, one, cancel, pdf, confirmGuest]

import type { Endpoint } from 'payload'
import { receipt } from './receipt'

/** The endpoints of payments, under `/api/payments`. */
export const paymentEndpoints: Endpoint[] = [receipt]

import type { Endpoint } from 'payload'
import { issue } from './issue'
import { personMoney } from './personMoney'
import { voidOne } from './void'

/** What staff do with invoices, under `/api/invoices`. */
export const invoiceBillingEndpoints: Endpoint[] = [issue, personMoney, voidOne]

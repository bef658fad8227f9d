import type { Endpoint } from 'payload'
import { list, listCsv } from './list'
import { mine } from './mine'
import { one } from './one'
import { pdf } from './pdf'
import { remind } from './remind'

/** The endpoints of invoices, under `/api/invoices`. */
export const invoiceEndpoints: Endpoint[] = [mine, list, ...listCsv, pdf, one, remind]

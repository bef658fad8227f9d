import type { Endpoint } from 'payload'
import { credit, creditNotePdf } from './credit'
import { issue } from './issue'
import { personMoney } from './personMoney'
import { voidOne } from './void'
import { undo, writeOff } from './writeOff'

/** What staff do with invoices, under `/api/invoices`. */
export const invoiceBillingEndpoints: Endpoint[] = [issue, personMoney, voidOne, credit, writeOff, undo]

/** The endpoints of credit notes, under `/api/credit-notes`. */
export const creditNoteEndpoints: Endpoint[] = [creditNotePdf]

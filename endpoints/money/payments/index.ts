import type { Endpoint } from 'payload'
import { leaveCardPage, startCardPayment } from './card'
import { credit } from './credit'
import { confirm, reject, reverse } from './decide'
import { list } from './list'
import { momoCallbacks, startMomo } from './mobileMoney'
import { moveCredit } from './moveCredit'
import { payByCredit } from './payByCredit'
import { receipt } from './receipt'
import { record } from './record'
import { refundCredit } from './refundCredit'
import { report } from './report'
import { slip } from './slip'
import { state } from './state'
import { waysToPay } from './waysToPay'

/** The endpoints of payments, under `/api/payments`. */
export const paymentEndpoints: Endpoint[] = [
  list,
  report,
  record,
  confirm,
  reject,
  reverse,
  credit,
  refundCredit,
  moveCredit,
  startCardPayment,
  leaveCardPage,
  startMomo,
  ...momoCallbacks,
  state,
  slip,
  receipt,
]

/** How an invoice is paid, under `/api/invoices`. */
export const invoicePaymentEndpoints: Endpoint[] = [waysToPay, payByCredit]

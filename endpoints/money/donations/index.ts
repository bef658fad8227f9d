import type { Endpoint } from 'payload'
import { checkout } from './checkout'
import { listCsv } from './listCsv'
import { options } from './options'
import { receipt, receiptByKey } from './receipt'
import { state } from './state'
import { totals } from './totals'
import { webhook } from './webhook'

/** The endpoints of donations, under `/api/donations`. */
export const donationEndpoints: Endpoint[] = [
  checkout,
  webhook,
  options,
  state,
  receiptByKey,
  receipt,
  totals,
  listCsv,
]

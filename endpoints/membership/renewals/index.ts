import type { Endpoint } from 'payload'
import { plainForm } from '../../plainForm'
import { decide } from './decide'
import { list } from './list'
import { listCsv } from './listCsv'
import { mine } from './mine'
import { request } from './request'
import { withdraw } from './withdraw'

/** The endpoints of renewals, under `/api/renewals`. */
export const renewalEndpoints: Endpoint[] = [
  mine,
  list,
  ...listCsv,
  plainForm(
    request,
    ({ currency }) => (currency ? '?notice=renewal-invoiced' : '?notice=renewal-requested'),
    ({ years, currency }) => ({ years: Number(years), ...(currency && { currency }) }),
  ),
  withdraw,
  decide,
]

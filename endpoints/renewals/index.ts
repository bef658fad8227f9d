import type { Endpoint } from 'payload'
import { decide } from './decide'
import { list } from './list'
import { listCsv } from './listCsv'
import { mine } from './mine'
import { request } from './request'
import { withdraw } from './withdraw'

/** The endpoints of renewals, under `/api/renewals`. */
export const renewalEndpoints: Endpoint[] = [mine, list, listCsv, request, withdraw, decide]

import type { Endpoint } from 'payload'
import { change } from './change'
import { changeStatus } from './changeStatus'
import { copies } from './copies'
import { create } from './create'
import { detail } from './detail'
import { list } from './list'
import { listCsv } from './listCsv'
import { registrants } from './registrants'
import { registrantsCsv } from './registrantsCsv'
import { removeRegistrant } from './removeRegistrant'
import { trash } from './trash'

/** The endpoints for staff, under `/api/events`. */
export const eventEndpoints: Endpoint[] = [
  list,
  ...listCsv,
  create,
  copies,
  detail,
  change,
  changeStatus,
  trash,
  registrants,
  ...registrantsCsv,
  removeRegistrant,
]

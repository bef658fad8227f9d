import type { Endpoint } from 'payload'
import { certificate } from './certificate'
import { list, listCsv } from './list'
import { mark } from './mark'
import { participants } from './participants'
import { verify } from './verify'
import { walkIn } from './walkIn'

/** The endpoints of attendance, under `/api/events`. */
export const attendanceEndpoints: Endpoint[] = [
  list,
  ...listCsv,
  mark,
  walkIn,
  participants,
  certificate,
  verify,
]

import type { Endpoint } from 'payload'
import { act } from './act'
import { certificate } from './certificate'
import { moreTime, remove } from './decideRemoval'
import { dueForRemoval } from './dueForRemoval'
import { history } from './history'
import { listCsv } from './listCsv'
import { mine } from './mine'
import { record } from './record'
import { verify } from './verify'

/** The endpoints of memberships, under `/api/memberships`. */
export const membershipEndpoints: Endpoint[] = [
  mine,
  history,
  dueForRemoval,
  listCsv,
  certificate,
  verify,
  record,
  act,
  remove,
  moreTime,
]

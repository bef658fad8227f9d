import type { Endpoint } from 'payload'
import { calendar } from './calendar'
import { choose, giveBack } from './choice'
import { own } from './own'
import { programme } from './programme'
import { list, meeting, remove, save } from './staff'

/** The endpoints of programmes, under `/api/events`. */
export const programmeEndpoints: Endpoint[] = [
  programme,
  own,
  calendar,
  choose,
  giveBack,
  list,
  save,
  remove,
  meeting,
]

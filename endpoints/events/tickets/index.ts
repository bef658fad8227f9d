import type { Endpoint } from 'payload'
import { list as orders, listCsv as ordersCsv } from '../orders/list'
import { cancelOfEvent } from '../orders/cancelOfEvent'
import { changeNameOfEvent } from '../orders/changeNameOfEvent'
import { place } from '../orders/place'
import { requestGuest } from '../orders/requestGuest'
import { waitingEndpoints } from '../waiting'
import { setCancelTerms } from './cancelTerms'
import { offers } from './offers'
import { setQuestions } from './questions'
import { readSettings } from './settings'
import { change, remove } from './typeOfEvent'
import { add, list } from './types'

/** The endpoints of tickets, under `/api/events`. */
export const ticketEndpoints: Endpoint[] = [
  offers,
  list,
  add,
  change,
  remove,
  readSettings,
  setQuestions,
  setCancelTerms,
  orders,
  ...ordersCsv,
  place,
  requestGuest,
  cancelOfEvent,
  changeNameOfEvent,
  ...waitingEndpoints,
]

import type { Endpoint } from 'payload'
import { rowsCsv, rowsXlsx } from './exports'
import { list } from './list'
import { count, one } from './one'
import { records } from './records'
import { rows } from './rows'
import { add, change, remove } from './save'

/** The endpoints of lists, under `/api/saved-lists`. */
export const savedListEndpoints: Endpoint[] = [
  list,
  rows,
  rowsCsv,
  rowsXlsx,
  records,
  one,
  count,
  add,
  change,
  remove,
]

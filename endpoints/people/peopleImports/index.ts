import type { Endpoint } from 'payload'
import { carryOut } from './carryOut'
import { check } from './check'
import { decide } from './decide'
import { draft } from './draft'
import { enterPerson } from './enterPerson'
import { peopleCsv, peopleXlsx } from './exports'
import { invite } from './invite'
import { list } from './list'
import { rows } from './rows'
import { undo } from './undo'
import { upload } from './upload'

/** The endpoints of lists of people, under `/api/people-imports`. */
export const peopleImportEndpoints: Endpoint[] = [
  list,
  peopleCsv,
  peopleXlsx,
  upload,
  draft,
  check,
  rows,
  carryOut,
  undo,
  invite,
  enterPerson,
]

/** The endpoints of their rows, under `/api/people-import-rows`. */
export const peopleImportRowEndpoints: Endpoint[] = [decide]

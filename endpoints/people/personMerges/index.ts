import type { Endpoint } from 'payload'
import { dismiss, duplicates } from './duplicates'
import { list, one } from './list'
import { merge } from './merge'
import { people } from './people'
import { preview } from './preview'
import { undo } from './undo'

/** The endpoints of merges of people, under `/api/person-merges`. */
export const personMergeEndpoints: Endpoint[] = [list, people, preview, one, merge, undo]

/** The endpoints of people who may be one, under `/api/possible-duplicates`. */
export const possibleDuplicateEndpoints: Endpoint[] = [duplicates, dismiss]

import type { Endpoint } from 'payload'
import { join } from './join'
import { leave } from './leave'
import { list, move } from './ofEvent'

/** The endpoints of the waiting list, under `/api/events`. */
export const waitingEndpoints: Endpoint[] = [list, join, leave, move]

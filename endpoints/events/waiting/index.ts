import type { Endpoint } from 'payload'
import { decide } from './decide'
import { join } from './join'
import { leave } from './leave'
import { mine } from './mine'
import { list, move } from './ofEvent'

/** The endpoints of the waiting list, under `/api/events`. */
export const waitingEndpoints: Endpoint[] = [list, mine, join, leave, decide, move]

import type { Endpoint } from 'payload'
import { change } from './change'
import { decide } from './decide'
import { desk } from './desk'
import { end } from './end'
import { list } from './list'
import { mine } from './mine'
import { open } from './open'
import { opening } from './opening'
import { submit } from './submit'

/** The endpoints of job openings, under `/api/job-openings`. */
export const jobOpeningEndpoints: Endpoint[] = [open, opening, mine, list, desk, submit, change, end, decide]

import type { Endpoint } from 'payload'
import { plainForm } from '../../plainForm'
import { cancel } from './cancel'
import { register } from './register'
import { seatCounts } from './seatCounts'

/** The endpoints of registrations, under `/api/events`. */
export const registrationEndpoints: Endpoint[] = [
  seatCounts,
  plainForm(register, '?notice=registered'),
  plainForm(cancel, '?notice=registration-cancelled'),
]

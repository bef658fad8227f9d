import type { Endpoint } from 'payload'
import { figures, overview } from './overview'

/** What is done after an event, under `/api/events`. */
export const afterwardsEndpoints: Endpoint[] = [overview, ...figures]

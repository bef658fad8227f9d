import type { Endpoint } from 'payload'
import { answersTable, figures, overview } from './overview'
import { open, survey } from './survey'

/** What is done after an event, under `/api/events`. */
export const afterwardsEndpoints: Endpoint[] = [overview, ...figures, ...answersTable, open, survey]

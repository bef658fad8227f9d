import type { Endpoint } from 'payload'
import { answersTable, figures, overview } from './overview'
import { open, survey } from './survey'
import { thanks } from './thanks'

/** What is done after an event, under `/api/events`. */
export const afterwardsEndpoints: Endpoint[] = [overview, ...figures, ...answersTable, open, survey, thanks]

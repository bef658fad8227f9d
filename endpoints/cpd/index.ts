import type { Endpoint } from 'payload'
import { summary } from './summary'

/** The endpoints of professional development, under `/api/cpd-entries`. */
export const cpdEndpoints: Endpoint[] = [summary]

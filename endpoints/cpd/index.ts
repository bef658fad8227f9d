import type { Endpoint } from 'payload'
import { record } from './record'
import { recordPdf } from './recordPdf'
import { summary } from './summary'

/** The endpoints of professional development, under `/api/cpd-entries`. */
export const cpdEndpoints: Endpoint[] = [summary, record, recordPdf]

import type { Endpoint } from 'payload'
import { boardPdf } from './boardPdf'
import { one } from './one'
import { tableCsv } from './tableCsv'

/** The reports, under `/api/reports`. */
export const reportEndpoints: Endpoint[] = [boardPdf, tableCsv, one]

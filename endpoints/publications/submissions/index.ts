import type { Endpoint } from 'payload'
import { decide } from './decide'
import { file } from './file'
import { list } from './list'
import { listCsv } from './listCsv'
import { mine } from './mine'
import { submit } from './submit'

/** The endpoints of submissions, under `/api/submissions`. */
export const submissionEndpoints: Endpoint[] = [mine, list, ...listCsv, submit, file, decide]

import type { Endpoint } from 'payload'
import { comment } from './comment'
import { draft, save } from './draft'
import { decide } from './decide'
import { mine } from './mine'
import { submit } from './submit'

/** The endpoints of applications for membership, under `/api/applications`. */
export const applicationEndpoints: Endpoint[] = [mine, draft, save, submit, decide, comment]

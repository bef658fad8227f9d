import type { Endpoint } from 'payload'
import { decision } from './decision'
import { list } from './list'
import { mine } from './mine'
import { nominate } from './nominate'
import { vote } from './vote'

/** The endpoints of nominations, under `/api/nominations`. */
export const nominationEndpoints: Endpoint[] = [mine, list, nominate, vote, decision]

import type { Endpoint } from 'payload'
import { mine } from './mine'

/** The endpoints of memberships, under `/api/memberships`. */
export const membershipEndpoints: Endpoint[] = [mine]

import type { Endpoint } from 'payload'
import { certificate } from './certificate'
import { mine } from './mine'
import { verify } from './verify'

/** The endpoints of memberships, under `/api/memberships`. */
export const membershipEndpoints: Endpoint[] = [mine, certificate, verify]

import type { Endpoint } from 'payload'
import { confirmFactor } from './confirmFactor'
import { readFactor } from './readFactor'
import { removeFactor } from './removeFactor'
import { renewRecoveryCodes } from './renewRecoveryCodes'
import { setUpFactor } from './setUpFactor'

/** The endpoints of two-step sign-in, under `/api/users`. */
export const factorEndpoints: Endpoint[] = [
  readFactor,
  setUpFactor,
  confirmFactor,
  renewRecoveryCodes,
  removeFactor,
]

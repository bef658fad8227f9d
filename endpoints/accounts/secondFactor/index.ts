import type { Endpoint } from 'payload'
import { confirm } from './confirmSecondFactor'
import { read } from './readSecondFactor'
import { remove } from './removeSecondFactor'
import { renewCodes } from './renewRecoveryCodes'
import { setUp } from './setUpSecondFactor'

/** The endpoints of two-step sign-in, under `/api/users`. */
export const secondFactorEndpoints: Endpoint[] = [read, setUp, confirm, renewCodes, remove]

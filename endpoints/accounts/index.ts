import type { Endpoint } from 'payload'
import { detail } from './detail'
import { giveRole } from './giveRole'
import { list } from './list'
import { listCsv } from './listCsv'
import { lock } from './lock'
import { resendConfirmation } from './resendConfirmation'
import { resetFactor } from './resetFactor'
import { setRegion } from './setRegion'
import { signOutEverywhere } from './signOutEverywhere'
import { takeRole } from './takeRole'
import { unlock } from './unlock'

/** What staff do with accounts, under `/api/users`. */
export const accountEndpoints: Endpoint[] = [
  list,
  listCsv,
  detail,
  giveRole,
  takeRole,
  setRegion,
  lock,
  unlock,
  signOutEverywhere,
  resetFactor,
  resendConfirmation,
]

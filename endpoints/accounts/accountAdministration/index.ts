import type { Endpoint } from 'payload'
import { changeAddress } from './changeAddress'
import { exportAccounts } from './exportAccounts'
import { giveRole } from './giveRole'
import { listAccounts } from './listAccounts'
import { lockAccount } from './lockAccount'
import { ownRoles } from './ownRoles'
import { readAccount } from './readAccount'
import { resendConfirmation } from './resendConfirmation'
import { resetSecondFactor } from './resetSecondFactor'
import { setRegion } from './setRegion'
import { signOutEverywhere } from './signOutEverywhere'
import { takeRole } from './takeRole'
import { unlockAccount } from './unlockAccount'

/** The endpoints of staff for accounts, and of everybody's own roles, under `/api/users`. */
export const accountAdministrationEndpoints: Endpoint[] = [
  listAccounts,
  ...exportAccounts,
  ownRoles,
  readAccount,
  changeAddress,
  giveRole,
  takeRole,
  setRegion,
  lockAccount,
  unlockAccount,
  signOutEverywhere,
  resetSecondFactor,
  resendConfirmation,
]

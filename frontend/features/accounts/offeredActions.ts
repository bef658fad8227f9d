import { handlesMemberships, isAdmin } from '../../../collections/access/roles'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import type { Session } from '../../lib/session/sessionQuery'

/** What is done at once, under the name of its endpoint. */
export type AccountRequest = 'invitation' | 'lock' | 'unlock' | 'sign-out' | 'factor-reset' | 'confirmation'

export interface AccountAction {
  /** `address` and `role` are asked for in a form of their own. */
  action: AccountRequest | 'address' | 'role'
  label: string
  /** Where it stands: what most come for at the head of the person's page, else by what it changes. */
  place: 'head' | 'account' | 'access'
}

/** What a member of staff can do with an account, in the order of the buttons. Nobody locks the own one. */
export const actionsFor = (account: AccountDetail, user: Session['user']): AccountAction[] => {
  const isOfAdmin = isAdmin(user)
  const isLocked = Boolean(account.lockedAt)
  const mayChangeAddress = isOfAdmin || (account.isUnclaimed && handlesMemberships(user))
  const actions: [boolean, AccountAction][] = [
    [
      account.canBeInvited && handlesMemberships(user),
      { action: 'invitation', label: 'Invite', place: 'head' },
    ],
    [!isLocked && mayChangeAddress, { action: 'address', label: 'Change email address', place: 'account' }],
    [isOfAdmin && isLocked, { action: 'unlock', label: 'Unlock account', place: 'head' }],
    [
      isOfAdmin && !isLocked && account.id !== user?.id,
      { action: 'lock', label: 'Lock account', place: 'access' },
    ],
    [
      isOfAdmin && account.sessions.count > 0,
      { action: 'sign-out', label: 'Sign out everywhere', place: 'access' },
    ],
    [
      isOfAdmin && account.hasFactor,
      { action: 'factor-reset', label: 'Reset second factor', place: 'access' },
    ],
    [
      isOfAdmin && !account.emailVerifiedAt && !isLocked,
      { action: 'confirmation', label: 'Resend confirmation', place: 'account' },
    ],
    [isOfAdmin, { action: 'role', label: 'Give a role', place: 'access' }],
  ]
  return actions.filter(([isOffered]) => isOffered).map(([, action]) => action)
}

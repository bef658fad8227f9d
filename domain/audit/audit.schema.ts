import { keysOf } from '../../platform/records.schema'

/** What the security log tells apart. A leaf: the panel shows the same words. */
interface SecurityEventKind {
  /** As staff read it. */
  label: string
  /** Something was refused: entries of the same account, network and ten minutes are counted in one. */
  isRefusal?: true
  /**
   * Also an entry of the audit log: of everybody's account, or of those of staff alone. Left out: another
   * entry tells it.
   */
  audited?: 'everyone' | 'staff'
}

const kinds = <Name extends string>(
  record: Record<Name, SecurityEventKind>,
): Record<Name, SecurityEventKind> => record

export const SECURITY_EVENTS = kinds({
  'sign-in.succeeded': { label: 'Signed in', audited: 'staff' },
  'sign-in.failed': { label: 'Sign-in refused', isRefusal: true, audited: 'staff' },
  'sign-in.code-failed': { label: 'Wrong code of the second factor', isRefusal: true, audited: 'staff' },
  'sign-in.limited': { label: 'Sign-in refused: too many attempts', isRefusal: true, audited: 'staff' },
  'sign-in.signed-out': { label: 'Signed out' },
  'proof.failed': { label: 'Identity not confirmed', isRefusal: true, audited: 'staff' },
  'password.reset-requested': { label: 'Password reset requested', isRefusal: true },
  'password.reset': { label: 'Password reset', audited: 'everyone' },
  'password.changed': { label: 'Password changed', audited: 'everyone' },
  'password.chosen': { label: 'First password chosen' },
  'email.change-requested': { label: 'Change of email requested', audited: 'everyone' },
  'email.changed': { label: 'Email changed', audited: 'everyone' },
  'factor.turned-on': { label: 'Second factor turned on', audited: 'everyone' },
  'factor.turned-off': { label: 'Second factor turned off', audited: 'everyone' },
  'factor.codes-renewed': { label: 'Recovery codes renewed', audited: 'everyone' },
  'factor.recovery-code-used': { label: 'Recovery code used', audited: 'everyone' },
  'factor.reset': { label: 'Second factor reset by staff' },
  'identity.linked': { label: 'Single sign-on linked' },
  'identity.removed': { label: 'Single sign-on removed' },
  'role.given': { label: 'Role given' },
  'role.taken': { label: 'Role taken' },
  'account.locked': { label: 'Account locked' },
  'account.unlocked': { label: 'Account unlocked' },
  'account.signed-out': { label: 'Signed out everywhere by staff' },
  'account.sessions-ended': { label: 'Other sessions ended' },
  'settings.changed': { label: 'Staff settings changed' },
  'data.exported': { label: 'Data exported', audited: 'everyone' },
  'access.refused': { label: 'Access refused', isRefusal: true },
  'api-key.refused': { label: 'API key refused', isRefusal: true },
  'burst.noticed': { label: 'Unusually many events' },
})

export type SecurityEventName = keyof typeof SECURITY_EVENTS

export const SECURITY_EVENT_NAMES = keysOf(SECURITY_EVENTS)

/** Refusals of the same kind within this time are one entry with a count. */
export const SECURITY_BUCKET_MINUTES = 10

/** However many come: the oldest entries beyond this number are removed before their time. */
export const MAX_SECURITY_ENTRIES = 200_000

/** How long entries are kept unless the staff settings say otherwise. */
export const SECURITY_LOG_DAYS = 365

export const MAX_DETAIL_LENGTH = 100

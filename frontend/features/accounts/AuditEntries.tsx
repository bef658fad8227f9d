import type { AccountEntry } from '../../../domain/accountAdministration/accounts.schema'
import { fieldAmount, fieldLabel } from '../../../domain/audit/fields.schema'
import { formatDateTime } from '../../lib/dates'

const ACTIONS: Record<string, string> = {
  'role.given': 'Role given',
  'role.taken': 'Role taken away',
  'profile.changed': 'Profile changed',
  'membership.added': 'Membership added',
  'membership.gradeChanged': 'Grade changed',
  'membership.seatsChanged': 'Number of seats changed',
  'membership.suspended': 'Membership suspended',
  'membership.reinstated': 'Membership reinstated',
  'membership.resigned': 'Resignation recorded',
  'membership.died': 'Death recorded',
  'membership.removed': 'Removed from the register',
  'membership.graceExtended': 'More time to pay given',
  'account.locked': 'Locked',
  'account.unlocked': 'Unlocked',
  'account.signed-out': 'Signed out everywhere',
  'account.factor-reset': 'Second factor reset',
  'account.identity-linked': 'Single sign-on linked',
  'account.identity-removed': 'Single sign-on removed',
  'account.password-chosen': 'First password chosen',
  'account.confirmation-resent': 'Confirmation sent again',
}

/** `application.approved` → `Application approved` */
const toWords = (action: string): string => {
  const words = action.replaceAll(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A moment as JSON has it. */
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const show = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return JSON.stringify(value)
  return ISO_MOMENT.test(value) ? formatDateTime(value) : value
}

const Difference = ({ before, after }: Pick<AccountEntry, 'before' | 'after'>) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <ul className="text-ink-soft">
      {names.map((name) => (
        <li key={name} className="break-words">
          {fieldLabel(name)}: {before && `${fieldAmount(name, before, after) ?? show(before[name])} → `}
          {after ? (fieldAmount(name, after, before) ?? show(after[name])) : 'nothing'}
        </li>
      ))}
    </ul>
  )
}

/** The latest of what the audit log says about an account. */
export const AuditEntries = ({ entries }: { entries: readonly AccountEntry[] }) =>
  entries.length === 0 ? (
    <p className="text-ink-soft">Nothing has been recorded about this account yet.</p>
  ) : (
    <ol className="border-b border-rule-strong">
      {entries.map(({ id, action, actorEmail, createdAt, before, after, reason }) => (
        <li
          key={id}
          className="grid gap-x-6 border-t border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <p className="font-semibold">{ACTIONS[action] ?? toWords(action)}</p>
            <Difference before={before} after={after} />
            {reason && <p>“{reason}”</p>}
          </div>
          <p className="text-ink-soft sm:text-end">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            <span className="block break-all">{actorEmail ?? 'by the server'}</span>
          </p>
        </li>
      ))}
    </ol>
  )

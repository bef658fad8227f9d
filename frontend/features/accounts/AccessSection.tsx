import type { ReactNode } from 'react'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { Fact } from '../../components/ui/Fact'
import { formatDateTime } from '../../lib/dates'
import { AccountButtons } from './AccountButtons'
import { grantText } from './grantText'

const rolesOf = ({ roles }: AccountDetail): ReactNode =>
  roles.length === 0
    ? 'None'
    : roles.map((grant) => (
        <span key={grant.role} className="block">
          {grantText(grant)}
        </span>
      ))

/** How an account is signed in to, and what staff change about that. What most come for stands at the head of the page. */
export const AccessSection = ({ account }: { account: AccountDetail }) => {
  const { lockedAt, sessions } = account
  return (
    <section aria-labelledby="access-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h2 id="access-title" className="text-xl">
        Access
      </h2>
      <dl className="border-b border-rule-strong">
        <Fact name="Roles">{rolesOf(account)}</Fact>
        <Fact name="Signed in">
          {sessions.count === 0
            ? 'On no device'
            : `On ${sessions.count} ${sessions.count === 1 ? 'device' : 'devices'}`}
          {sessions.lastSeenAt && (
            <span className="block text-ink-soft">Last seen {formatDateTime(sessions.lastSeenAt)}</span>
          )}
        </Fact>
        <Fact name="Single sign-on">
          {account.providers.length > 0 ? account.providers.join(', ') : 'Not linked'}
          {!account.hasPassword && <span className="block text-ink-soft">No password chosen</span>}
        </Fact>
        <Fact name="Two-step sign-in">{account.hasFactor ? 'On' : 'Off'}</Fact>
        {lockedAt && <Fact name="Locked">{formatDateTime(lockedAt)}</Fact>}
      </dl>
      <AccountButtons account={account} place="access" />
    </section>
  )
}

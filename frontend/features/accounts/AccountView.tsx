import { type ReactNode, Suspense, lazy } from 'react'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { REGION_LABELS } from '../../../collections/access/roles'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { Badge } from '../../components/ui/Badge'
import { Button } from '../../components/ui/Button'
import { EmailText } from '../../components/ui/EmailText'
import { Fact } from '../../components/ui/Fact'
import { PanelLink } from '../../components/ui/PanelLink'
import { Link } from '../../components/ui/Link'
import { formatDate, formatDateTime } from '../../lib/dates'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'
import { MembershipBadge } from './MembershipBadge'
import { type AccountAction, actionsFor } from './offeredActions'
import { grantText } from './grantText'

const AccountActions = lazy(async () => ({ default: (await import('./AccountActions')).AccountActions }))

const rolesOf = ({ roles }: AccountDetail): ReactNode =>
  roles.length === 0
    ? 'None'
    : roles.map((grant) => (
        <span key={grant.role} className="block">
          {grantText(grant)}
        </span>
      ))

const membershipOf = ({ membership }: AccountDetail): ReactNode =>
  membership && (
    <span className="block">
      {GRADES[membership.grade]}, {membership.number}
      {membership.expiresAt && `, until ${formatDate(membership.expiresAt)}`}
    </span>
  )

/** Buttons that cannot do anything yet, as large as they will be: what stands below must not move under a press. */
const Awaited = ({ actions }: { actions: AccountAction[] }) =>
  actions.map(({ action, label, isMain }) => (
    <Button key={action} tone={isMain ? 'main' : 'plain'} isUnavailable>
      {label}
    </Button>
  ))

export interface AccountViewProps {
  account: AccountDetail
  /** The membership, which stands before the changes. */
  children: ReactNode
}

/** An account as staff see it before they help somebody. */
export const AccountView = ({ account, children }: AccountViewProps) => {
  const {
    fullName,
    email,
    emailVerifiedAt,
    joinedAt,
    lockedAt,
    membership,
    membershipStatus,
    region,
    sessions,
  } = account
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const actions = actionsFor(account, user)
  const awaited = <Awaited actions={actions} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
      <section aria-labelledby="account-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h2 id="account-title" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2xl">
          <bdi>{fullName}</bdi>
          {lockedAt && <Badge tone="stop">Locked</Badge>}
        </h2>
        <dl className="border-b border-rule-strong">
          <Fact name="Email">
            <EmailText email={email} />
            <span className="block text-ink-soft">
              {emailVerifiedAt ? `Confirmed ${formatDate(emailVerifiedAt)}` : 'Not confirmed'}
            </span>
          </Fact>
          <Fact name="Membership">
            <MembershipBadge status={membershipStatus} />
            {membershipOf(account)}
          </Fact>
          {membership?.registeredName && (
            <Fact name="Registered name">
              <bdi>{membership.registeredName}</bdi>
              <Link
                to={paths.admin.nameChanges.build({ q: membership.registeredName })}
                className="link flex min-h-11 items-center"
              >
                Changes of name
              </Link>
            </Fact>
          )}
          <Fact name="Region">{region ? REGION_LABELS[region] : 'Not set'}</Fact>
          <Fact name="Roles">{rolesOf(account)}</Fact>
          <Fact name="Joined">{joinedAt ? formatDate(joinedAt) : 'Unknown'}</Fact>
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
        <p>
          <PanelLink collection="users" id={account.id} />
        </p>
        {account.canBeInvited && (
          <p className="text-ink-soft">Entered by staff, and not invited yet: no mails go out before.</p>
        )}
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {isHydrated ? (
              <Suspense fallback={awaited}>
                <AccountActions account={account} actions={actions} />
              </Suspense>
            ) : (
              awaited
            )}
          </div>
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">{children}</div>
    </div>
  )
}

import { REGION_LABELS } from '../../../collections/access/roles'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { EmailText } from '../../components/ui/EmailText'
import { Fact } from '../../components/ui/Fact'
import { PanelLink } from '../../components/ui/PanelLink'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { deskPaths } from '../../deskPaths'
import { AccountButtons } from './AccountButtons'

/** What staff know an account by. */
export const AccountFacts = ({ account }: { account: AccountDetail }) => {
  const { email, emailVerifiedAt, joinedAt, membership, region } = account
  return (
    <section aria-labelledby="account-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="account-title" className="text-xl">
        Account
      </h2>
      <dl className="border-b border-rule-strong">
        <Fact name="Email">
          <EmailText email={email} />
          <span className="block text-ink-soft">
            {emailVerifiedAt ? `Confirmed ${formatDate(emailVerifiedAt)}` : 'Not confirmed'}
          </span>
        </Fact>
        {membership?.registeredName && (
          <Fact name="Registered name">
            <bdi>{membership.registeredName}</bdi>
            <Link
              to={deskPaths.nameChanges.build({ q: membership.registeredName })}
              className="link flex min-h-11 items-center"
            >
              Changes of name
            </Link>
          </Fact>
        )}
        <Fact name="Region">{region ? REGION_LABELS[region] : 'Not set'}</Fact>
        <Fact name="Joined">{joinedAt ? formatDate(joinedAt) : 'Unknown'}</Fact>
      </dl>
      <AccountButtons account={account} place="account" />
      <p>
        <PanelLink collection="users" id={account.id} />
      </p>
    </section>
  )
}

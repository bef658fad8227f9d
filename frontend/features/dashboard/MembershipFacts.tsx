import type { ReactNode } from 'react'
import { GRADES } from '../../../collections/Memberships/schema'
import type { OwnMembership } from '../../../endpoints/memberships/schema'
import { Badge } from '../../components/ui/Badge'
import { ButtonLink } from '../../components/ui/Button'
import { FactList } from '../../components/ui/FactList'
import { formatDate } from '../../lib/dates'
import { paths } from '../../paths'
import { MEMBERSHIP_TONES, statusLabel } from '../../components/membership/membershipTones'

/** What follows from the status, where there is something to know. */
const hintOf = ({ status, graceUntil }: OwnMembership): string | undefined => {
  if (status === 'none') return 'You are not a member yet. Send an application to become one.'
  if (status === 'pending') return 'Your application is being reviewed. We will email you.'
  if (status === 'grace') return graceUntil ? `Your membership has expired. Please renew it by ${formatDate(graceUntil)}.` : undefined
  if (status === 'expired') return 'Your membership has expired. Renew it to use it again.'
  if (status === 'suspended') return 'Your membership is suspended. Please contact us.'
  return undefined
}

const expiryOf = ({ number, expiresAt }: OwnMembership): ReactNode => {
  if (expiresAt) return <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
  return number ? 'Does not end' : 'Not yet set'
}

/** Status, type, number and expiry, with what to do about them. */
export const MembershipFacts = ({ membership }: { membership: OwnMembership }) => {
  const { status, grade, number } = membership
  const hint = hintOf(membership)
  const facts: [label: string, value: ReactNode][] = [
    ['Status', <Badge key="status" tone={MEMBERSHIP_TONES[status]}>{statusLabel(status)}</Badge>],
    ['Type', grade ? GRADES[grade] : 'Member'],
    ['Membership ID', number ?? 'Given at approval'],
    ['Expires', expiryOf(membership)],
  ]
  return (
    <>
      <FactList facts={facts} className="sm:grid-cols-2" />
      {hint && <p className="max-w-text">{hint}</p>}
      <p className="flex flex-wrap gap-3">
        {status === 'none' && (
          <ButtonLink to={paths.membership.application.build()} tone="main">
            Apply for Membership
          </ButtonLink>
        )}
        <ButtonLink to={paths.membership.renewal.build()} tone={status === 'grace' || status === 'expired' ? 'main' : 'plain'}>
          Renew Membership
        </ButtonLink>
      </p>
    </>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import {
  GRADES,
  MEMBERSHIP_STATUSES,
  type MembershipStatus,
} from '../../../../domain/membership/memberships/grades.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { FactRows } from '../../../components/ui/FactRows'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { verifiedMembershipQuery } from './verifiedMembershipQuery'

const TONES: Record<MembershipStatus, BadgeTone> = {
  none: 'stop',
  pending: 'warning',
  active: 'good',
  grace: 'warning',
  expired: 'stop',
  suspended: 'stop',
}

/** What the reader of a certificate may know of its holder. */
export const Verification = ({ number }: { number: string }) => {
  const { data } = useSuspenseQuery(verifiedMembershipQuery(useApp(), number))
  if (!data) {
    return (
      <EmptyState
        title="There is no membership with this number"
        action={
          <ButtonLink to={paths.contact.build({ subject: `Membership ${number.slice(0, 40)}` })}>
            Contact Us
          </ButtonLink>
        }
      >
        Please check that you entered the number exactly as on the certificate. If it is correct, contact us.
      </EmptyState>
    )
  }
  const { fullName, grade, status, expiresAt } = data
  return (
    <FactRows
      facts={[
        ['Name', <bdi key="name">{fullName}</bdi>],
        ['Grade', GRADES[grade]],
        [
          'Status',
          <Badge key="status" tone={TONES[status]}>
            {MEMBERSHIP_STATUSES[status]}
          </Badge>,
        ],
        [
          'Valid until',
          expiresAt ? (
            <time key="date" dateTime={expiresAt}>
              {formatDate(expiresAt)}
            </time>
          ) : (
            'Does not end'
          ),
        ],
      ]}
    />
  )
}

import type { ReactNode } from 'react'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import type { MyApplication } from '../../../../domain/membership/applications/decision.schema'
import { gradesAbove } from '../../../../domain/membership/applications/upgrades/ladder.schema'
import type { OwnMembership } from '../../../../domain/membership/memberships/ownMembership.schema'
import type { OwnRenewals } from '../../../../domain/membership/renewals/renewals.schema'
import { MEMBERSHIP_TONES, statusLabel } from '../../../components/membership/membershipTones'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { FactList } from '../../../components/ui/FactList'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'

export interface MembershipFactsProps {
  membership: OwnMembership
  /** The latest one. */
  application: MyApplication['application'] | undefined
  /** The latest request to renew. */
  renewal: OwnRenewals['renewal'] | undefined
}

const isRequested = (renewal: MembershipFactsProps['renewal']): boolean => renewal?.status === 'requested'

/** What follows from the status, where there is something to know. */
const hintOf = ({
  membership: { status, graceUntil, paymentReportedAt, suspendedAt, endedAt, ending, company },
  application,
  renewal,
}: MembershipFactsProps): string | undefined => {
  if (isRequested(renewal)) return 'You have requested a renewal. We will email you when it is confirmed.'
  if (company && (status === 'active' || status === 'grace' || status === 'expired'))
    return {
      active: `You hold a seat in the membership of ${company}, which pays the dues.`,
      grace: `The membership of ${company}, in which you hold a seat, has expired. It is for the company to renew it.`,
      expired: `The membership of ${company}, in which you hold a seat, has expired. It is for the company to renew it.`,
    }[status]
  if (paymentReportedAt && (status === 'active' || status === 'grace'))
    return `Payment being checked: you reported it on ${formatDate(paymentReportedAt)}. Your membership stays as it is until we have checked it.`
  if (status === 'pending') {
    if (application?.status === 'approved')
      return 'Your application has been approved. Your membership begins when your first invoice is paid.'
    if (application?.status === 'under_review')
      return 'Your application is under review. We will email you when it is decided.'
    return `Your application${application ? ` of ${formatDate(application.createdAt)}` : ''} has been submitted. Applications are processed in 2-3 weeks; we will email you.`
  }
  if (status === 'none' && application?.status === 'rejected')
    return 'Your application was not approved. You can correct what was missing and apply again.'
  if (status === 'none' && endedAt && ending === 'seatEnded')
    return `Your seat in the membership of ${company ?? 'a company'} ended on ${formatDate(endedAt)}. You can apply for a membership of your own.`
  if (status === 'none' && endedAt)
    return `Your membership ended on ${formatDate(endedAt)}. You can apply again.`
  if (status === 'none') return 'You are not a member yet. Send an application to become one.'
  if (status === 'grace')
    return graceUntil
      ? `Your membership has expired. Please renew it by ${formatDate(graceUntil)}.`
      : undefined
  if (status === 'expired') return 'Your membership has expired. Renew it to use it again.'
  if (status === 'suspended')
    return `Your membership ${suspendedAt ? `has been suspended since ${formatDate(suspendedAt)}` : 'is suspended'}. Please contact us.`
  return undefined
}

/** What staff wrote about the state, for the member to read. */
const wordsOf = ({
  membership: { status, reason },
  application,
}: MembershipFactsProps): string | null | undefined =>
  status === 'none' && application?.status === 'rejected' ? application.feedback : reason

const expiryOf = ({ number, expiresAt }: OwnMembership): ReactNode => {
  if (expiresAt) return <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
  return number ? 'Does not end' : 'Not yet set'
}

/** The one action that the state asks for, and what else applies. */
const Actions = ({
  membership: { status, expiresAt, company },
  application,
  renewal,
}: MembershipFactsProps) => {
  if (status === 'none') {
    return (
      <ButtonLink to={paths.membership.application.build()} tone="main">
        {application?.status === 'rejected' ? 'Apply Again' : 'Apply for Membership'}
      </ButtonLink>
    )
  }
  if (status === 'pending' && application?.status === 'approved')
    return (
      <ButtonLink to={paths.membership.dues.build()} tone="main">
        Pay First Invoice
      </ButtonLink>
    )
  if (status === 'pending')
    return <ButtonLink to={paths.membership.application.build()}>See Your Application</ButtonLink>
  if (status === 'suspended') {
    return (
      <ButtonLink to={paths.contact.build({ subject: 'Suspended membership' })} tone="main">
        Contact Support
      </ButtonLink>
    )
  }
  if (company) return null // the company renews it
  if (isRequested(renewal))
    return <ButtonLink to={paths.membership.renewalRequest.build()}>See Renewal Request</ButtonLink>
  if (!expiresAt) return null // it does not end
  return (
    <ButtonLink to={paths.membership.renewal.build()} tone={status === 'active' ? 'plain' : 'main'}>
      Renew Membership
    </ButtonLink>
  )
}

/** Whether there is a grade to move up to, and no application for it yet. */
const canMoveUp = ({ membership: { status, grade }, application }: MembershipFactsProps): boolean =>
  (status === 'active' || status === 'grace') &&
  grade !== null &&
  gradesAbove(grade).length > 0 &&
  application?.status !== 'pending' &&
  application?.status !== 'under_review'

/** Status, type, number and expiry, with what to do about them: only what applies. */
export const MembershipFacts = (props: MembershipFactsProps) => {
  const { membership, application } = props
  const { status, grade, number, registeredName } = membership
  const hint = hintOf(props)
  const words = wordsOf(props)
  const isRejected = status === 'none' && application?.status === 'rejected'
  const facts: [label: string, value: ReactNode][] = [
    [
      'Status',
      <Badge key="status" tone={isRejected ? 'stop' : MEMBERSHIP_TONES[status]}>
        {isRejected ? 'Not approved' : statusLabel(status)}
      </Badge>,
    ],
    ['Type', grade ? GRADES[grade] : 'Member'],
    ['Membership ID', number ?? 'Given at approval'],
    [status === 'grace' || status === 'expired' ? 'Expired' : 'Expires', expiryOf(membership)],
  ]
  return (
    <>
      <FactList
        facts={facts}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] sm:grid-cols-2"
      />
      {hint && <p className="max-w-text">{hint}</p>}
      {words && (
        <blockquote
          className="max-w-text border-s border-edge ps-4 whitespace-pre-wrap wrap-anywhere"
          dir="auto"
        >
          {words}
        </blockquote>
      )}
      <p className="flex flex-wrap gap-3 empty:hidden">
        <Actions {...props} />
        {canMoveUp(props) && (
          <ButtonLink to={paths.membership.upgrade.build()} tone="quiet">
            Change Grade
          </ButtonLink>
        )}
        {number && (
          <ButtonLink to={paths.membership.history.build()} tone="quiet">
            Membership History
          </ButtonLink>
        )}
        {registeredName && (
          <ButtonLink to={paths.membership.registeredName.build()} tone="quiet">
            Registered Name
          </ButtonLink>
        )}
      </p>
    </>
  )
}

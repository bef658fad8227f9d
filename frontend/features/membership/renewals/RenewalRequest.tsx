import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import type { OwnRenewals } from '../../../../domain/membership/renewals/renewals.schema'
import { MEMBERSHIP_TONES, statusLabel } from '../../../components/membership/membershipTones'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { FactList } from '../../../components/ui/FactList'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { renewalMessages } from '../../../lib/messages/renewalMessages'
import { paths } from '../../../paths'
import { Confirmation } from './Confirmation'
import { OpenRequest } from './OpenRequest'
import { RenewalForm } from './RenewalForm'
import { Step } from './Step'
import { renewalQuery } from './renewalQuery'

const Loading = () => (
  <div role="status" className="grid max-w-text gap-4">
    <span className="sr-only">Loading your membership…</span>
    <Skeleton className="w-1/2" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-1/3" />
  </div>
)

/** What there is to do for someone whose membership cannot be renewed. */
const NothingToRenew = ({ status, company }: Pick<OwnRenewals['membership'], 'status' | 'company'>) => {
  if (company && status !== 'none' && status !== 'pending' && status !== 'suspended') {
    return (
      <EmptyState
        title="Your company renews your membership"
        action={<ButtonLink to={paths.membership.dashboard.build()}>Open Dashboard</ButtonLink>}
      >
        You hold a seat in the membership of <bdi>{company}</bdi>. There is nothing for you to pay.
      </EmptyState>
    )
  }
  if (status === 'none') {
    return (
      <EmptyState
        title="You are not a member yet"
        action={
          <ButtonLink to={paths.membership.join.build()} tone="main">
            Become a Member
          </ButtonLink>
        }
      >
        There is nothing to renew. Apply to become a member.
      </EmptyState>
    )
  }
  if (status === 'pending') {
    return (
      <EmptyState
        title="Your application is being reviewed"
        action={<ButtonLink to={paths.membership.application.build()}>See Your Application</ButtonLink>}
      >
        There is nothing to renew yet. We will email you.
      </EmptyState>
    )
  }
  if (status === 'suspended') {
    return (
      <EmptyState
        title="Your membership is suspended"
        action={
          <ButtonLink to={paths.contact.build({ subject: 'Suspended membership' })} tone="main">
            Contact Support
          </ButtonLink>
        }
      >
        It cannot be renewed online. Please contact us.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Your membership does not end"
      action={<ButtonLink to={paths.membership.dashboard.build()}>Open Dashboard</ButtonLink>}
    >
      There is nothing to renew.
    </EmptyState>
  )
}

/** What became of the last request. */
const Outcome = ({
  renewal,
  expiresAt,
}: {
  renewal: NonNullable<OwnRenewals['renewal']>
  expiresAt: string | null
}) => {
  if (renewal.status === 'done') {
    return (
      <div className="grid gap-2 border-s-4 border-acacia bg-acacia-wash p-5">
        <p className="font-semibold">
          Renewed on {formatDate(renewal.decidedAt ?? renewal.createdAt)}
          {expiresAt && `, until ${formatDate(expiresAt)}`}
        </p>
        {renewal.feedback && (
          <p className="whitespace-pre-wrap" dir="auto">
            {renewal.feedback}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-2 border-s-4 border-laterite bg-laterite-wash p-5">
      <p className="font-semibold">Your request of {formatDate(renewal.createdAt)} was not confirmed</p>
      {renewal.feedback && (
        <p className="whitespace-pre-wrap" dir="auto">
          {renewal.feedback}
        </p>
      )}
      <p>
        You can ask again, or{' '}
        <a className="link" href={paths.contact.build({ subject: 'Membership renewal' })}>
          write to us
        </a>
        .
      </p>
    </div>
  )
}

/** What is on record of the membership, with the way to correct it. */
const Information = ({ membership }: Pick<OwnRenewals, 'membership'>) => {
  const { status, grade, number, registeredName, expiresAt, termEndsAt } = membership
  const facts: [label: string, value: ReactNode][] = [
    [
      'Status',
      <Badge key="status" tone={MEMBERSHIP_TONES[status]}>
        {statusLabel(status)}
      </Badge>,
    ],
    ['Type', grade ? GRADES[grade] : 'Member'],
    ['Membership ID', number],
    ['Registered name', registeredName && <bdi key="name">{registeredName}</bdi>],
    [
      status === 'active' ? 'Expires' : 'Expired',
      expiresAt && <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>,
    ],
    [
      'Once every instalment is paid',
      termEndsAt && <time dateTime={termEndsAt}>{formatDate(termEndsAt)}</time>,
    ],
  ]
  return (
    <>
      <FactList facts={facts.filter(([, value]) => value !== null)} className="grid-cols-2" />
      <p className="max-w-text text-ink-soft">Are your details still correct?</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.profile.build()}>Update Profile</ButtonLink>
        <ButtonLink to={paths.membership.dues.build()}>What I Owe</ButtonLink>
      </p>
    </>
  )
}

/** Where staff confirm: what became of the last request, or what will come. */
const StaffConfirmation = ({
  renewal,
  expiresAt,
}: Pick<OwnRenewals, 'renewal'> & { expiresAt: string | null }) =>
  renewal && renewal.status !== 'requested' ? (
    <Outcome renewal={renewal} expiresAt={expiresAt} />
  ) : (
    <p className="max-w-text text-ink-soft">
      Staff confirm the renewal and tell you by email. You can then download the updated certificate from your
      dashboard.
    </p>
  )

/**
 * The four steps of a renewal: log in, review, select, confirmation. A request or invoice is shown as it
 * stands. Source: spec.md section 2, "/membership/renewal".
 */
export const RenewalRequest = () => {
  const { data, error, isFetching, refetch } = useQuery(renewalQuery(useApp()))
  if (!data) {
    if (!error) return <Loading />
    return (
      <LoadFailure
        title={renewalMessages.loadFailed}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  }
  const { membership, renewal, endings, offers, invoice } = data
  const { status, expiresAt, company } = membership
  const isOpen = renewal?.status === 'requested'
  if (!endings && !isOpen) return <NothingToRenew status={status} company={company} />
  const hasFee = offers.length > 0
  return (
    <ol className="grid max-w-3xl gap-10">
      <Step number={1} title="Log in" isDone>
        <p>
          You are signed in as <bdi className="font-semibold">{membership.fullName}</bdi>.
        </p>
      </Step>
      <Step number={2} title="Review your information">
        <Information membership={membership} />
      </Step>
      <Step number={3} title="Select annual or multi-year renewal" isDone={invoice?.status === 'open'}>
        {isOpen && <OpenRequest request={renewal} />}
        {endings && !isOpen && <RenewalForm endings={endings} offers={offers} invoice={invoice} />}
      </Step>
      <Step number={4} title="Confirmation">
        {hasFee || invoice ? (
          <Confirmation invoice={invoice} expiresAt={expiresAt} />
        ) : (
          <StaffConfirmation renewal={renewal} expiresAt={expiresAt} />
        )}
      </Step>
    </ol>
  )
}

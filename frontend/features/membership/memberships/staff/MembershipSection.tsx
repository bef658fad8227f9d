import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { handlesMemberships } from '../../../../../collections/access/roles'
import {
  GRADES,
  MEMBERSHIP_ENDINGS,
  MEMBERSHIP_STATUSES,
} from '../../../../../domain/membership/memberships/grades.schema'
import {
  MEMBERSHIP_ACTIONS,
  type MembershipAction,
  type MembershipRecord,
} from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { MEMBERSHIP_TONES } from '../../../../components/membership/membershipTones'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { Fact } from '../../../../components/ui/Fact'
import { Link } from '../../../../components/ui/Link'
import { LoadFailure } from '../../../../components/ui/LoadFailure'
import { Skeleton } from '../../../../components/ui/Skeleton'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { staffMembershipMessages } from '../../../../lib/messages/staffMembershipMessages'
import { OWN } from '../../../../lib/session/sessionQuery'
import { useSession } from '../../../../lib/session/useSession'
import { deskPaths } from '../../../../deskPaths'
import { MembershipHistory } from './MembershipHistory'
import { membershipRecordQuery } from './membershipRecordQuery'

/** Loaded when staff ask for it: most who open the page only read. */
const MembershipDialog = lazy(async () => ({
  default: (await import('./MembershipDialog')).MembershipDialog,
}))

const Facts = ({ status, membership }: Pick<MembershipRecord, 'status' | 'membership'>) => {
  const {
    number,
    registeredName,
    grade,
    startedAt,
    expiresAt,
    termEndsAt,
    graceUntil,
    suspendedAt,
    endedAt,
    ending,
    reason,
    company,
    seats,
  } = membership ?? {}
  return (
    <dl className="border-b border-rule-strong">
      <Fact name="Status">
        <Badge tone={ending ? 'neutral' : MEMBERSHIP_TONES[status]}>
          {ending ? MEMBERSHIP_ENDINGS[ending] : MEMBERSHIP_STATUSES[status]}
        </Badge>
        {endedAt && <span className="block text-ink-soft">Ended {formatDate(endedAt)}</span>}
        {suspendedAt && <span className="block text-ink-soft">Since {formatDate(suspendedAt)}</span>}
        {reason && (
          <span className="block" dir="auto">
            {reason}
          </span>
        )}
      </Fact>
      {membership && (
        <>
          <Fact name="Membership ID">{number}</Fact>
          <Fact name="Registered name">
            <bdi>{registeredName ?? 'Not recorded'}</bdi>
          </Fact>
          <Fact name="Grade">{grade && GRADES[grade]}</Fact>
          {company && (
            <Fact name="Seat of">
              <Link to={deskPaths.user.build(company.id)} className="link inline-flex min-h-11 items-center">
                <bdi>{company.name}</bdi>
              </Link>
            </Fact>
          )}
          {seats ? <Fact name="Seats">{seats}</Fact> : null}
          <Fact name="Member since">{startedAt && formatDate(startedAt)}</Fact>
          <Fact name="Valid until">
            {expiresAt ? formatDate(expiresAt) : 'No end date'}
            {termEndsAt && (
              <span className="block text-ink-soft">
                {formatDate(termEndsAt)} once every instalment is paid
              </span>
            )}
            {graceUntil && (
              <span className="block text-ink-soft">Grace period to {formatDate(graceUntil)}</span>
            )}
          </Fact>
        </>
      )}
    </dl>
  )
}

export interface MembershipSectionProps {
  /** The account. */
  user: string
  fullName: string
}

/** A person's membership: how it stands, what staff can do with it, and what happened to it. */
export const MembershipSection = ({ user, fullName }: MembershipSectionProps) => {
  const { data, isError, error, isFetching, refetch } = useQuery(membershipRecordQuery(useApp(), user))
  const queryClient = useQueryClient()
  const { user: me } = useSession()
  const [action, setAction] = useState<MembershipAction>()
  return (
    <section
      aria-labelledby="membership-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
    >
      <h2 id="membership-title" className="text-xl">
        Membership
      </h2>
      {data ? (
        <>
          <Facts {...data} />
          {handlesMemberships(me) && data.actions.length > 0 && (
            <div className="flex flex-wrap gap-3">
              {data.actions.map((one) => (
                <Button key={one} onClick={() => setAction(one)}>
                  {MEMBERSHIP_ACTIONS[one]}
                </Button>
              ))}
            </div>
          )}
          <MembershipHistory entries={data.history} />
          {action && (
            <Suspense>
              <MembershipDialog
                user={user}
                name={fullName}
                action={action}
                record={data}
                onClose={() => setAction(undefined)}
                onDone={() => queryClient.invalidateQueries({ queryKey: [OWN] })}
              />
            </Suspense>
          )}
        </>
      ) : isError ? (
        <LoadFailure
          title={staffMembershipMessages.failed}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
    </section>
  )
}

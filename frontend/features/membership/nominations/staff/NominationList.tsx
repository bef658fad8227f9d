import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  ENDORSEMENT_KINDS,
  ENDORSEMENT_STATUSES,
} from '../../../../../domain/membership/endorsements/kinds.schema'
import {
  NOMINATED_GRADES,
  NOMINATION_STATUSES,
  type NominationRow,
} from '../../../../../domain/membership/nominations/nominations.schema'
import { GRADES } from '../../../../../domain/membership/memberships/grades.schema'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { deskPaths } from '../../../../deskPaths'
import { paths } from '../../../../paths'
import { NominationDecision } from './NominationDecision'
import { staffNominationsQuery } from './staffNominationsQuery'

const Row = ({ row, committeeSize }: { row: NominationRow; committeeSize: number }) => (
  <li className="grid gap-3 border-t border-rule-strong py-6">
    <h2 className="text-xl break-words">
      <bdi>{row.nomineeName}</bdi>, {NOMINATED_GRADES[row.grade]} {row.year}:{' '}
      {NOMINATION_STATUSES[row.status]}
    </h2>
    <p className="text-ink-soft">
      Nominated by <bdi>{row.nominator}</bdi> on {formatDate(row.createdAt)}
    </p>
    <p className="max-w-text whitespace-pre-wrap break-words" dir="auto">
      {row.reason}
    </p>
    <ul>
      {row.endorsements.map(({ id, kind, contact, member, status, isExpired, statement }) => (
        <li key={id} className="break-words">
          {ENDORSEMENT_KINDS[kind]}: <bdi>{member ? `${member.name}, ${GRADES[member.grade]}` : contact}</bdi>
          : {isExpired ? 'Not answered in time' : ENDORSEMENT_STATUSES[status]}
          {statement && <span className="block text-ink-soft">{statement}</span>}
        </li>
      ))}
    </ul>
    <p className="font-semibold tabular-nums">
      Votes: {row.votesFor} for, {row.votesAgainst} against
      {committeeSize > 0 && `, of a committee of ${committeeSize}`}
    </p>
    {row.invited && (
      <p className="max-w-text border-s-4 border-amber bg-amber-wash p-4">
        {row.nomineeName} has no account, so the membership has not begun. We have written to{' '}
        <bdi className="break-all">{row.invited}</bdi> how to make one; the grade follows by itself minutes
        after that address is confirmed. If nothing happens, call or write to them.
      </p>
    )}
    {row.status === 'open' && !row.isConfirmed && (
      <p className="text-ink-soft">Can be approved once the nominee and the nominators have confirmed.</p>
    )}
    {row.status === 'open' && <NominationDecision {...row} />}
    {row.note && <p dir="auto">Reason: {row.note}</p>}
  </li>
)

/** The nominations with who confirmed them, the votes, and the decision. */
export const NominationList = () => {
  const app = useApp()
  const page = useSearchParams()[0].get('page') ?? '1'
  const {
    docs,
    totalPages,
    committeeSize,
    page: shown,
  } = useSuspenseQuery(staffNominationsQuery(app, page)).data
  if (docs.length === 0) return <p className="text-lg">No nominations yet.</p>
  const address = (to: number): string => `${deskPaths.nominations.build()}?page=${to}`
  return (
    <>
      {committeeSize === 0 && (
        <p className="mb-6 max-w-text border-s-4 border-amber bg-amber-wash p-4">
          Nobody is on the committee that votes. Name its members in the{' '}
          <a
            href={`${paths.cms.path}/globals/staff-settings`}
            className="link inline-flex min-h-11 items-center"
          >
            staff settings
          </a>
          .
        </p>
      )}
      <ul>
        {docs.map((row) => (
          <Row key={row.id} row={row} committeeSize={committeeSize} />
        ))}
      </ul>
      <p className="flex gap-6">
        {shown > 1 && (
          <Link className="link" to={address(shown - 1)}>
            Newer
          </Link>
        )}
        {shown < totalPages && (
          <Link className="link" to={address(shown + 1)}>
            Older
          </Link>
        )}
      </p>
    </>
  )
}

import { REGION_LABELS } from '../../../../../collections/access/roles'
import type { StaffOpening } from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_LABELS } from '../../../../../domain/content/jobOpenings/openingTexts.schema'
import { Badge } from '../../../../components/ui/Badge'
import { Disclosure } from '../../../../components/ui/Disclosure'
import { Fact } from '../../../../components/ui/Fact'
import { Link } from '../../../../components/ui/Link'
import { formatDateTime, formatDay } from '../../../../lib/dates'
import { deskPaths } from '../../../../deskPaths'
import { paths } from '../../../../paths'
import { OpeningBadge } from '../OpeningBadge'
import { OpeningDescription } from '../OpeningDescription'
import { CloseOpening } from './CloseOpening'
import { OpeningDecision } from './OpeningDecision'
import { StaffOpeningForm } from './StaffOpeningForm'
import { FORMER_MEMBER } from '../../../../../domain/people/profiles/formerPeople.schema'

const Facts = ({ opening }: { opening: StaffOpening }) => {
  const { submitter, place, region, kind, salary, applyTo, lastDay, submittedAt, decidedAt, decidedBy } =
    opening
  return (
    <dl>
      <Fact name="Submitted by">
        {submitter ? (
          <Link to={deskPaths.user.build(submitter.id)} className="link inline-flex min-h-11 items-center">
            <bdi>{submitter.name}</bdi>
          </Link>
        ) : (
          FORMER_MEMBER
        )}
        , {formatDateTime(submittedAt)}
      </Fact>
      <Fact name="Place">
        <bdi>{place}</bdi>, {REGION_LABELS[region]}
      </Fact>
      <Fact name="Kind">{EMPLOYMENT_LABELS[kind]}</Fact>
      {salary && (
        <Fact name="Salary">
          <bdi>{salary}</bdi>
        </Fact>
      )}
      <Fact name="Apply to">
        <bdi className="[overflow-wrap:anywhere]">{applyTo}</bdi>
      </Fact>
      <Fact name="Last day">{formatDay(lastDay)}</Fact>
      {decidedAt && (
        <Fact name="Decided">
          {formatDateTime(decidedAt)}, <bdi>{decidedBy}</bdi>
        </Fact>
      )}
    </dl>
  )
}

/** An opening, and what staff can do about it. */
export const StaffOpeningView = ({ opening }: { opening: StaffOpening }) => {
  const { id, slug, title, organisation, isMemberOrganisation, status, isOver, feedback, updatedAt } = opening
  const isShown = status === 'published' && !isOver
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-2">
        <h2 className="flex flex-wrap items-center gap-x-5 gap-y-2 text-2xl break-words">
          <bdi>{title}</bdi>
          <OpeningBadge status={status} isOver={isOver} />
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 break-words">
          <bdi className="font-semibold">{organisation}</bdi>
          {isMemberOrganisation && <Badge tone="good">Member organisation</Badge>}
        </p>
        {isShown && (
          <p>
            <Link to={paths.opening.build(slug)} className="link inline-flex min-h-11 items-center">
              See it on the site
            </Link>
          </p>
        )}
      </header>
      <Facts opening={opening} />
      <OpeningDescription text={opening.description} />
      {feedback && (
        <p className="max-w-text border-s-4 border-nile ps-4 whitespace-pre-wrap break-words" dir="auto">
          {feedback}
        </p>
      )}
      {status === 'submitted' && <OpeningDecision key={updatedAt} opening={opening} />}
      {isShown && <CloseOpening id={id} />}
      <Disclosure title="Correct the text">
        <StaffOpeningForm key={updatedAt} opening={opening} />
      </Disclosure>
    </article>
  )
}

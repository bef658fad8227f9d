import {
  ENDORSEMENT_STATUSES,
  type EndorsementView,
} from '../../../../../domain/membership/endorsements/kinds.schema'
import { missingDocuments } from '../../../../../domain/membership/applications/missingDocuments.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { GRADES } from '../../../../../domain/membership/memberships/grades.schema'
import { statusLabel } from '../../../../components/membership/membershipTones'
import { formatDate } from '../../../../lib/dates'

/** What a reviewer sees of the documents that came with an application. */
export const ReviewDocuments = ({
  documents,
  documentsNeeded,
}: Pick<ApplicationReview, 'documents' | 'documentsNeeded'>) => {
  const missing = missingDocuments({ documents, documentsNeeded })
  return (
    <>
      <ul className="grid">
        {documents.map(({ id, name, createdAt }) => (
          <li key={id}>
            <a
              href={`/api/application-documents/${id}/content`}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              <bdi>{name}</bdi>
            </a>{' '}
            <span className="text-ink-soft">{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className="text-ink-soft">Not sent: {missing.join(', ')}</p>}
      {missing.length + documents.length === 0 && <p className="text-ink-soft">None needed</p>}
    </>
  )
}

const whoOf = ({ member }: EndorsementView): string =>
  member
    ? `${member.name}, ${member.number}, ${GRADES[member.grade]} (${statusLabel(member.status)})`
    : 'Not a member’s address'

/** Who was asked to confirm something, who they are, and what they said. */
export const EndorsementList = ({ endorsements }: { endorsements: readonly EndorsementView[] }) => (
  <ul className="grid gap-4">
    {endorsements.map((endorsement) => (
      <li key={endorsement.id}>
        <p className="break-words">
          <bdi>{endorsement.contact}</bdi>:{' '}
          <strong>
            {endorsement.isExpired ? 'Not answered in time' : ENDORSEMENT_STATUSES[endorsement.status]}
          </strong>
          {endorsement.answeredAt && `, ${formatDate(endorsement.answeredAt)}`}
        </p>
        <p className="text-ink-soft">{whoOf(endorsement)}</p>
        {endorsement.statement && (
          <blockquote className="border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
            {endorsement.statement}
          </blockquote>
        )}
      </li>
    ))}
  </ul>
)

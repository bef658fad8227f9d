import {
  ANSWER_PROMISED_DAYS,
  APPLICATION_STATUSES,
} from '../../../../../domain/membership/applications/choices.schema'
import { missingDocuments } from '../../../../../domain/membership/applications/missingDocuments.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { formatDate } from '../../../../lib/dates'

const DAY_MS = 86_400_000

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

const evidenceText = (review: ApplicationReview): string[] => {
  const { sponsors, sponsorsNeeded } = review
  const missing = missingDocuments(review)
  const confirmed = sponsors.filter(({ status }) => status === 'confirmed').length
  return [
    ...(missing.length > 0 ? [`Documents not sent: ${missing.join(', ')}.`] : []),
    ...(confirmed < sponsorsNeeded ? [`${confirmed} of ${sponsorsNeeded} sponsors have confirmed.`] : []),
  ]
}

/**
 * How an application stands, in a sentence or two: `Waiting for 4 days; an answer is promised within 3 weeks. Documents
 * not sent: Degree certificate.`
 * @param seesEvidence whether the reader is shown documents and sponsors
 * @param now milliseconds
 */
export const applicationStanding = (
  review: ApplicationReview,
  { seesEvidence, now }: { seesEvidence: boolean; now: number },
): string => {
  const { status, createdAt, history } = review
  if (status === 'approved' || status === 'rejected') {
    const decided = history.findLast(({ to }) => to === status)
    return decided
      ? `${APPLICATION_STATUSES[status]} by ${decided.by} on ${formatDate(decided.at)}.`
      : `${APPLICATION_STATUSES[status]}.`
  }
  const waited = Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS))
  const late = waited - ANSWER_PROMISED_DAYS
  return [
    late > 0
      ? `Waiting for ${days(waited)}, ${days(late)} longer than promised.`
      : `Waiting ${waited === 0 ? 'since today' : `for ${days(waited)}`}; an answer is promised within 3 weeks.`,
    ...(seesEvidence ? evidenceText(review) : []),
  ].join(' ')
}

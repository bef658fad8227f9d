import { REGION_LABELS } from '../../../../collections/access/roles'
import type { MentoringFacts } from '../../../../domain/cpd/mentoring/mentoring.schema'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_WAYS,
} from '../../../../domain/cpd/mentoring/mentoringTexts.schema'

/** What an offer or a request says. */
export const MentoringSummary = ({ topics, fields, region, languages, ways }: MentoringFacts) => (
  <>
    <p className="max-w-text whitespace-pre-wrap break-words" dir="auto">
      {topics}
    </p>
    <p className="text-ink-soft">
      {[
        fields.map((field) => MENTORING_FIELDS[field]).join(', '),
        REGION_LABELS[region],
        languages.map((language) => MENTORING_LANGUAGES[language]).join(', '),
        ways.map((way) => MENTORING_WAYS[way]).join(', '),
      ].join(' · ')}
    </p>
  </>
)

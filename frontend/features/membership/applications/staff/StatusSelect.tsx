import { useState } from 'react'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../../../../domain/membership/applications/choices.schema'
import { needsReason } from '../../../../../domain/membership/applications/decisionRules.schema'
import { DecisionDialog } from './DecisionDialog'
import type { DecisionChange } from './decision.types'
import { entriesOf, isKeyOf } from '../../../../../platform/records.schema'

const STATUSES = entriesOf(APPLICATION_STATUSES)

export interface StatusSelectProps {
  id: string
  /** Of the applicant. */
  name: string
  status: ApplicationStatus
  /** How many of the sponsors that the grade needs have not confirmed. */
  sponsorsMissing: number
  onDecide: (change: DecisionChange) => void
}

/** What has consequences, or needs a word of explanation, is asked about first. */
const isAskedAbout = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  needsReason(from, to) || to === 'approved' || to === 'rejected'

/** The status of an application, changed by choosing another. */
export const StatusSelect = ({ id, name, status, sponsorsMissing, onDecide }: StatusSelectProps) => {
  const [asked, setAsked] = useState<ApplicationStatus>()
  const choose = (to: ApplicationStatus): void => {
    if (to === status) return
    if (isAskedAbout(status, to)) setAsked(to)
    else onDecide({ id, from: status, status: to })
  }
  return (
    <>
      <select
        aria-label={`Status of ${name}`}
        className="field-input max-md:max-w-48 md:min-w-40"
        value={status}
        onChange={({ target: { value } }) => {
          if (isKeyOf(APPLICATION_STATUSES, value)) choose(value)
        }}
      >
        {STATUSES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {asked && (
        <DecisionDialog
          name={name}
          from={status}
          to={asked}
          sponsorsMissing={sponsorsMissing}
          onClose={() => setAsked(undefined)}
          onDecide={(words) => {
            setAsked(undefined)
            onDecide({ id, from: status, status: asked, ...words })
          }}
        />
      )}
    </>
  )
}

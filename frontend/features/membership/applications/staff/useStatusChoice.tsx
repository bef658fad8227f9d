import { type ReactNode, useState } from 'react'
import type { ApplicationStatus } from '../../../../../domain/membership/applications/choices.schema'
import { needsReason } from '../../../../../domain/membership/applications/decisionRules.schema'
import { DecisionDialog } from './DecisionDialog'
import type { DecisionChange } from './decision.types'

export interface StatusChoice {
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

/** Chooses another status of an application: at once, or after a question, which is to be rendered. */
export const useStatusChoice = ({
  id,
  name,
  status,
  sponsorsMissing,
  onDecide,
}: StatusChoice): { choose: (to: ApplicationStatus) => void; question: ReactNode } => {
  const [asked, setAsked] = useState<ApplicationStatus>()
  return {
    choose: (to) => {
      if (to === status) return
      if (isAskedAbout(status, to)) setAsked(to)
      else onDecide({ id, from: status, status: to })
    },
    question: asked && (
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
    ),
  }
}

import { type SubmitEvent, useState } from 'react'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../../../../domain/membership/applications/choices.schema'
import {
  REASON_REQUIRED,
  lacksSponsors,
  needsReason,
} from '../../../../../domain/membership/applications/decisionRules.schema'
import { Button } from '../../../../components/ui/Button'
import { Dialog } from '../../../../components/ui/Dialog'
import { TextArea } from '../../../../components/ui/TextArea'
import { formText } from '../../../../lib/formText'

export interface DecisionDialogProps {
  /** Of the applicant. */
  name: string
  from: ApplicationStatus
  to: ApplicationStatus
  /** How many of the sponsors that the grade needs have not confirmed. */
  sponsorsMissing: number
  onClose: () => void
  onDecide: (words: { reason?: string; feedback?: string }) => void
}

const TITLES: Record<ApplicationStatus, string> = {
  pending: 'Set back to pending?',
  under_review: 'Take up the review again?',
  approved: 'Approve this application?',
  rejected: 'Reject this application?',
}

const consequenceOf = (from: ApplicationStatus, to: ApplicationStatus): string => {
  if (to === 'approved')
    return 'The membership begins, a membership ID is issued, and the applicant is notified by email.'
  return from === 'approved'
    ? 'The membership is withdrawn, and the applicant is notified by email.'
    : 'The applicant is notified by email.'
}

const REASON_ID = 'decision-reason'

/**
 * Asks before a decision, why if that is not obvious, and what to tell who is rejected. Source: decisions.md
 * "Application status".
 */
export const DecisionDialog = ({
  name,
  from,
  to,
  sponsorsMissing,
  onClose,
  onDecide,
}: DecisionDialogProps) => {
  const [error, setError] = useState<string>()
  const isReasonNeeded = needsReason(from, to, sponsorsMissing)
  const decide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const words = new FormData(event.currentTarget)
    const reason = formText(words, 'reason')
    if (isReasonNeeded && !reason) {
      setError(REASON_REQUIRED)
      document.getElementById(REASON_ID)?.focus()
      return
    }
    // what an earlier rejection said does not stand under a new one
    onDecide({ reason, feedback: to === 'rejected' ? (formText(words, 'feedback') ?? '') : undefined })
  }
  return (
    <Dialog title={TITLES[to]} isOpen onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={decide}>
        <p>
          <bdi className="font-semibold">{name}</bdi>: {APPLICATION_STATUSES[from]} →{' '}
          {APPLICATION_STATUSES[to]}. {consequenceOf(from, to)}
        </p>
        {lacksSponsors(from, to, sponsorsMissing) && (
          <p className="border-s-4 border-amber bg-amber-wash p-4 font-semibold">
            {sponsorsMissing === 1
              ? 'A sponsor that this grade needs has not confirmed.'
              : `${sponsorsMissing} sponsors that this grade needs have not confirmed.`}{' '}
            Say why it is approved all the same.
          </p>
        )}
        <TextArea
          id={REASON_ID}
          name="reason"
          label={isReasonNeeded ? 'Reason' : 'Reason (optional)'}
          hint="For our records. The applicant cannot see it."
          error={error}
          rows={3}
          maxLength={1000}
          required={isReasonNeeded}
          dir="auto"
        />
        {to === 'rejected' && (
          <TextArea
            name="feedback"
            label="Feedback to the applicant (optional)"
            hint="What was missing, and what to do before applying again."
            rows={4}
            maxLength={2000}
            dir="auto"
          />
        )}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" tone="main">
            {to === 'approved' ? 'Approve' : to === 'rejected' ? 'Reject' : 'Change Status'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  )
}

import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Event } from '../../../payload-types'
import { Button, ButtonLink } from '../../components/ui/Button'
import { paths } from '../../paths'
import { CancelText } from './CancelText'
import { registrationAction } from './registrationAction'

export interface CancelQuestionProps {
  event: Event
  isPending: boolean
  onCancel: () => void
}

/** Asks before a seat is given up, on the event's page: where there is no JavaScript for a dialog. */
export const CancelQuestion = ({ event, isPending, onCancel }: CancelQuestionProps) => {
  const navigate = useNavigate()
  const page = paths.event.build(event.slug)
  const cancel = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault()
    onCancel()
    void navigate(page, { replace: true })
  }
  return (
    <form
      method="post"
      action={registrationAction(event, 'cancel-registration')}
      aria-labelledby="cancel-question"
      onSubmit={cancel}
    >
      <h2 id="cancel-question" className="mb-3 text-xl">
        Cancel your registration?
      </h2>
      <CancelText title={event.title} />
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={page} tone="main">
          Keep My Seat
        </ButtonLink>
        <Button type="submit" isBusy={isPending}>
          Cancel Registration
        </Button>
      </p>
    </form>
  )
}

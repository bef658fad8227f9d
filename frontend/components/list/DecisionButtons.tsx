import { Button } from '../ui/Button'
import { ForColleagues } from './ForColleagues'

export interface DecisionButtonsProps {
  /** What the request is about, for those who hear a button out of its row: `the name …`. */
  about: string
  /** Id of the account whose request it is. */
  owner: string
  isOpen: boolean
  accept: 'Approve' | 'Confirm'
  onAccept: () => void
  onDecline: () => void
}

/** What administrators decide about a request: accepts it, or declines it. */
export const DecisionButtons = ({
  about,
  owner,
  isOpen,
  accept,
  onAccept,
  onDecline,
}: DecisionButtonsProps) =>
  isOpen ? (
    <ForColleagues owner={owner}>
      <span className="flex flex-wrap gap-2">
        <Button onClick={onAccept}>
          {accept}
          <span className="sr-only"> {about}</span>
        </Button>
        <Button tone="quiet" onClick={onDecline}>
          Decline<span className="sr-only"> {about}</span>
        </Button>
      </span>
    </ForColleagues>
  ) : (
    <span className="text-ink-soft">None needed</span>
  )

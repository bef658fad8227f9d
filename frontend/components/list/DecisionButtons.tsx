import type { ReactNode } from 'react'
import { useSession } from '../../lib/session/useSession'
import { Button } from '../ui/Button'

export interface ForColleaguesProps {
  /** Id of the account that the row is about; null for nobody's. */
  owner: string | null
  children: ReactNode
}

/** What staff decide about a row, shown to all but the person whom it is about. */
export const ForColleagues = ({ owner, children }: ForColleaguesProps) =>
  useSession().user?.id === owner ? (
    <span className="text-ink-soft">Yours: a colleague decides</span>
  ) : (
    children
  )

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

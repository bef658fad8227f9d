import type { ReactNode } from 'react'
import { useSession } from '../../lib/session/useSession'

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

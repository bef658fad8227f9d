import type { ReactNode } from 'react'
import { MoreMenu } from './MoreMenu'

export interface RecordHeadProps {
  /** Of the heading, for a region that it names. */
  titleId?: string
  name: string
  picture?: ReactNode
  /** Its state. */
  badges?: ReactNode
  /** What it is, in a line: number, kind, whose it is. */
  facts?: ReactNode
  /** How it stands, in a sentence or two. */
  standing?: ReactNode
  /** The one or two things that are likely next. */
  actions?: ReactNode
  /** The rest: entries of the menu, what takes something away last. */
  more?: ReactNode
  /** What must be known before anything is done. */
  children?: ReactNode
}

/**
 * What a record of the desk begins with: what it is, how it stands, what is likely next, and the rest in a menu.
 * Source: issue 33, part 4.
 */
export const RecordHead = ({
  titleId,
  name,
  picture,
  badges,
  facts,
  standing,
  actions,
  more,
  children,
}: RecordHeadProps) => (
  <header className="record-head grid grid-cols-[minmax(0,1fr)] gap-4">
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-start gap-4">
        {picture}
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 id={titleId} className="text-2xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            {badges}
          </div>
          {facts && <div className="wrap-anywhere">{facts}</div>}
          {standing !== undefined && <p className="min-h-6 max-w-text text-ink-soft">{standing}</p>}
        </div>
      </div>
      {(actions ?? more) && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {actions}
          {more && <MoreMenu>{more}</MoreMenu>}
        </div>
      )}
    </div>
    {children}
  </header>
)

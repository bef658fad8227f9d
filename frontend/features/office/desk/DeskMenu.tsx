import { Fragment } from 'react'
import { SmartLink } from '../../../components/ui/SmartLink'
import { Icon } from '../../../components/ui/Icon'
import type { DeskView } from '../../../../domain/office/deskSettings/deskSettings.schema'
import { type DeskEntry, type DeskGroup, placeOf } from './deskGroups'
import { DeskIcon } from './DeskIcon'
import { WaitingCount } from './WaitingCount'

export interface DeskMenuProps {
  groups: readonly DeskGroup[]
  pathname: string
  /** The query of the open page, with its question mark. */
  search: string
  /** The lists with a name that the person has kept. */
  views: readonly DeskView[]
  /** How much waits on the page of an entry. */
  waiting: (entry: DeskEntry) => number
}

interface EntryProps extends Pick<DeskMenuProps, 'waiting'> {
  entry: DeskEntry
  isCurrent: boolean
  /** The sign of a group that is one page. */
  icon?: DeskGroup['id']
}

const Entry = ({ entry, isCurrent, icon, waiting }: EntryProps) => (
  <SmartLink href={entry.to} aria-current={isCurrent ? 'page' : undefined} className="desk-entry">
    {icon && <DeskIcon name={icon} />}
    <span className="min-w-0 flex-1">{entry.label}</span>
    <WaitingCount count={waiting(entry)} />
  </SmartLink>
)

/** The views of an entry's list, and of lists on pages below it, as of who is registered for an event. */
const viewsOf = (entry: DeskEntry, views: readonly DeskView[]): DeskView[] =>
  views.filter(({ to }) => placeOf(to.split('?')[0] ?? '')?.entry.to === entry.to)

const ViewItem = ({ view: { name, to }, current }: { view: DeskView; current: string }) => (
  <li>
    <SmartLink href={to} aria-current={to === current ? 'page' : undefined} className="desk-entry desk-view">
      <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
    </SmartLink>
  </li>
)

/** The whole navigation of the desk: the group of the open page is open, any other where it is opened. */
export const DeskMenu = ({ groups, pathname, search, views, waiting }: DeskMenuProps) => {
  const place = placeOf(pathname)
  const current = pathname + search
  const isView = views.some(({ to }) => to === current)
  return (
    <ul>
      {groups.map(({ id, label, entries }) => {
        const [first] = entries
        const isHere = id === place?.group.id
        if (first && entries.length === 1)
          return (
            <li key={id}>
              <Entry
                entry={{ ...first, label }}
                icon={id}
                isCurrent={place?.entry.to === first.to && !isView}
                waiting={waiting}
              />
              {viewsOf(first, views).length > 0 && (
                <ul>
                  {viewsOf(first, views).map((view) => (
                    <ViewItem key={view.to} view={view} current={current} />
                  ))}
                </ul>
              )}
            </li>
          )
        const total = entries.reduce((sum, each) => sum + waiting(each), 0)
        return (
          <li key={id}>
            {/* begins anew when the page comes into the group or leaves it, so that it shows where one is */}
            <details key={String(isHere)} open={isHere} className="desk-group">
              <summary className="desk-entry">
                <DeskIcon name={id} />
                <span className="min-w-0 flex-1">{label}</span>
                <span className="desk-group-count">
                  <WaitingCount count={total} />
                </span>
                <Icon name="chevron" className="desk-chevron size-3 flex-none" />
              </summary>
              <ul>
                {entries.map((each) => (
                  <Fragment key={each.to}>
                    <li>
                      <Entry
                        entry={each}
                        isCurrent={place?.entry.to === each.to && !isView}
                        waiting={waiting}
                      />
                    </li>
                    {viewsOf(each, views).map((view) => (
                      <ViewItem key={view.to} view={view} current={current} />
                    ))}
                  </Fragment>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

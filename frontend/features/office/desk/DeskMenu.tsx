import { SmartLink } from '../../../components/ui/SmartLink'
import { Icon } from '../../../components/ui/Icon'
import { type DeskEntry, type DeskGroup, placeOf } from './deskGroups'
import { DeskIcon } from './DeskIcon'
import { WaitingCount } from './WaitingCount'

export interface DeskMenuProps {
  groups: readonly DeskGroup[]
  pathname: string
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

/** The whole navigation of the desk: the group of the open page is open, any other where it is opened. */
export const DeskMenu = ({ groups, pathname, waiting }: DeskMenuProps) => {
  const place = placeOf(pathname)
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
                isCurrent={place?.entry.to === first.to}
                waiting={waiting}
              />
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
                  <li key={each.to}>
                    <Entry entry={each} isCurrent={place?.entry.to === each.to} waiting={waiting} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

import { Fragment, type ReactNode, useState } from 'react'
import { SearchButton } from '../../../components/layout/SearchButton'
import { Dialog } from '../../../components/ui/Dialog'
import { Icon } from '../../../components/ui/Icon'
import { SmartLink } from '../../../components/ui/SmartLink'
import { DeskIcon } from './DeskIcon'
import { DeskMenu, type DeskMenuProps } from './DeskMenu'
import { type DeskGroup, placeOf } from './deskGroups'
import { WaitingCount } from './WaitingCount'

/** Which groups have a place at the bottom of a phone, the first two that a person may open. */
const ON_PHONES: readonly DeskGroup['id'][] = [
  'people',
  'money',
  'events',
  'membership',
  'publications',
  'communication',
  'reports',
]

/**
 * The groups as signs with their names: a column at the side, on a phone a bar at the bottom. "More" has all pages.
 */
export const DeskRail = ({
  groups,
  pathname,
  search,
  views,
  waiting,
  children,
}: DeskMenuProps & {
  /** Below all pages. */
  children: ReactNode
}) => {
  const [isOpen, setIsOpen] = useState(false)
  const place = placeOf(pathname)
  const onPhones = ON_PHONES.filter((id) => groups.some((group) => group.id === id)).slice(0, 2)
  return (
    <>
      <ul>
        {groups.map(({ id, label, entries }) => (
          <Fragment key={id}>
            <li className={id === 'today' || onPhones.includes(id) ? undefined : 'not-on-phones'}>
              <SmartLink
                href={entries[0]?.to ?? ''}
                aria-current={id === place?.group.id ? 'true' : undefined}
                className="desk-sign"
              >
                <span className="relative">
                  <DeskIcon name={id} />
                  <span className="absolute -top-2 start-3.5">
                    <WaitingCount count={entries.reduce((sum, each) => sum + waiting(each), 0)} />
                  </span>
                </span>
                {label}
              </SmartLink>
            </li>
            {id === 'today' && (
              <li className="on-phones">
                <SearchButton className="desk-sign" hasLabel />
              </li>
            )}
          </Fragment>
        ))}
        <li>
          <button
            type="button"
            className="desk-sign"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            <Icon name="menu" className="size-4" />
            More
          </button>
        </li>
      </ul>
      <Dialog title="All pages" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div
          onClick={(event) => {
            if ((event.target as Element).closest('a')) setIsOpen(false)
          }}
        >
          <DeskMenu groups={groups} pathname={pathname} search={search} views={views} waiting={waiting} />
          {children}
        </div>
      </Dialog>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { REGION_LABELS, branchOf } from '../../../../collections/access/roles'
import { AccountItems } from '../../../components/layout/AccountItems'
import { Logo } from '../../../components/layout/Logo'
import { SearchButton } from '../../../components/layout/SearchButton'
import { Icon } from '../../../components/ui/Icon'
import { Link } from '../../../components/ui/Link'
import { PlainNotice } from '../../../components/ui/PlainNotice'
import { useApp } from '../../../lib/app'
import { useDeskSettings } from '../../../lib/deskSettings'
import { adminMessages } from '../../../lib/messages/adminMessages'
import type { SessionUser } from '../../../lib/session/sessionQuery'
import { useSession } from '../../../lib/session/useSession'
import { useSiteChrome } from '../../../lib/siteChrome'
import { deskPaths } from '../../../deskPaths'
import { paths } from '../../../paths'
import { pendingWorkQuery } from '../pendingWork/pendingWorkQuery'
import { type DeskEntry, groupsFor, placeOf, waitingOn } from './deskGroups'
import { HelpButton } from '../help/HelpButton'
import { DeskMenu } from './DeskMenu'
import { DeskRail } from './DeskRail'
import { WaitingCount } from './WaitingCount'
import { keepIsNarrow } from './narrowNavigation'

/** What somebody's role is for: a region, or a group by a link to it. */
const OwnBranch = ({ user }: { user: SessionUser }) => {
  const isLead = user.roles?.includes('chapter_lead')
  const branch = branchOf(user)
  if (!branch) return isLead && <p className="desk-branch">You lead no region yet</p>
  if ('region' in branch)
    return (
      <p className="desk-branch">
        {isLead ? 'You lead' : 'Your region:'} {REGION_LABELS[branch.region]}
      </p>
    )
  return (
    <p className="desk-branch">
      <Link to={deskPaths.group.build(branch.group)} className="link inline-flex min-h-11 items-center">
        {isLead ? 'The group you lead' : 'Your group'}
      </Link>
    </p>
  )
}

interface SiblingsProps {
  label: string
  entries: readonly DeskEntry[]
  current: DeskEntry
  waiting: (entry: DeskEntry) => number
}

/** The pages of the open group, where the whole navigation has no room: one line, which is pushed aside. */
const Siblings = ({ label, entries, current, waiting }: SiblingsProps) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 16
  }, [current.to])
  return (
    <nav ref={row} aria-label={label} className="desk-siblings">
      {entries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          aria-current={entry.to === current.to ? 'page' : undefined}
          className="desk-sibling"
        >
          {entry.label}
          <WaitingCount count={waiting(entry)} />
        </Link>
      ))}
    </nav>
  )
}

export interface DeskFrameProps {
  /** Whether the person has made the navigation narrow. */
  isNarrowAtFirst: boolean
  children: ReactNode
}

/**
 * What stands around every page of the desk: the navigation at the left, as signs on a tablet and at the bottom of a
 * phone, and a bar with search and account. Source: issue 33, part 1.
 */
export const DeskFrame = ({ isNarrowAtFirst, children }: DeskFrameProps) => {
  const app = useApp()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const { shortName } = useSiteChrome().settings
  const [isNarrow, setIsNarrow] = useState(isNarrowAtFirst)
  // a page shows its work whether or not the counts arrive
  const work = useQuery({ ...pendingWorkQuery(app), throwOnError: false }).data ?? []
  const waiting = (entry: DeskEntry): number => waitingOn(entry, work)
  const groups = user ? groupsFor(user) : []
  const place = placeOf(pathname)
  const group = groups.find(({ id }) => id === place?.group.id)
  // a record below a page of the navigation: the name of the page leads back to it
  const isRecord =
    place && place.entry.to !== pathname && group?.entries.some(({ to }) => to === place.entry.to)
  // a list is gone back to as it was left: with its filters, its page and its open row
  const [lists, setLists] = useState<Readonly<Record<string, string>>>({})
  const address = `${pathname}${search}`
  if (place?.entry.to === pathname && lists[pathname] !== address) setLists({ ...lists, [pathname]: address })
  const navigation = { groups, pathname, search, views: useDeskSettings().views, waiting }
  const branch = user && <OwnBranch user={user} />
  const narrower = useRef<HTMLButtonElement>(null)
  const wider = useRef<HTMLButtonElement>(null)
  const setNarrow = (narrow: boolean): void => {
    keepIsNarrow(narrow)
    flushSync(() => setIsNarrow(narrow))
    const other = narrow ? wider : narrower
    other.current?.focus() // the pressed one is gone
  }

  return (
    <div className="desk" data-narrow={isNarrow || undefined}>
      <meta name="robots" content="noindex" />
      <header className="desk-bar">
        <Link to={paths.admin.build()} className="desk-brand">
          <Logo className="w-8 flex-none" />
          <span>{shortName}</span>
          <span className="sr-only">, {adminMessages.title}</span>
        </Link>
        <SearchButton className="desk-search" hasLabel shortcut="Ctrl K" />
        <ul className="desk-account">
          <li className="max-md:hidden">
            <Link to={paths.home.build()} className="nav-item">
              View Site
            </Link>
          </li>
          <AccountItems />
        </ul>
      </header>
      <nav aria-label={adminMessages.title} className="desk-menu">
        <DeskMenu {...navigation} />
        {branch}
        <button
          ref={narrower}
          type="button"
          className="desk-entry desk-toggle"
          onClick={() => setNarrow(true)}
        >
          <Icon name="back" className="size-4 flex-none" />
          Collapse Menu
        </button>
      </nav>
      <nav aria-label={`${adminMessages.title}, groups`} className="desk-rail">
        <DeskRail {...navigation}>{branch}</DeskRail>
        <button ref={wider} type="button" className="desk-sign desk-toggle" onClick={() => setNarrow(false)}>
          <Icon name="arrow" className="size-4" />
          Expand Menu
        </button>
      </nav>
      <main id="main" tabIndex={-1} className="desk-main">
        <div className="desk-head">
          <h1 className={isRecord ? 'desk-crumb' : 'desk-title'}>
            {isRecord ? (
              <Link to={lists[place.entry.to] ?? place.entry.to} className="link">
                <Icon name="back" className="me-2 inline size-3" />
                {place.entry.label}
              </Link>
            ) : (
              (place?.entry.label ?? adminMessages.title)
            )}
          </h1>
          {place && <HelpButton page={place.entry} />}
        </div>
        {group && place && !isRecord && group.entries.length > 1 && (
          <Siblings label={group.label} entries={group.entries} current={place.entry} waiting={waiting} />
        )}
        <PlainNotice />
        {children}
      </main>
    </div>
  )
}

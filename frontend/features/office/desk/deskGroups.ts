import {
  type Holder,
  asReader,
  handlesMemberships,
  handlesMoney,
  hasRight,
  isAdmin,
  isStaff,
  seesAccounts,
  seesApplications,
  seesEvents,
  seesGroups,
  seesMailings,
} from '../../../../collections/access/policies.schema'
import type { PendingGroup } from '../../../../domain/office/pendingWork/pendingWork.schema'
import { deskPaths } from '../../../deskPaths'
import { paths } from '../../../paths'
import { PENDING_LISTS } from '../pendingWork/pendingPaths'
import type { DeskIconName } from './DeskIcon'

/** A page of the desk, or of the content panel. */
export interface DeskEntry {
  to: string
  label: string
  isFor: (actor: Holder) => boolean
}

export interface DeskGroup {
  id: DeskIconName
  label: string
  entries: readonly DeskEntry[]
}

const seesContent = (actor: Holder): boolean => hasRight(actor, 'content')
const seesSite = (actor: Holder): boolean => hasRight(actor, 'site')
const seesReports = (actor: Holder): boolean => seesAccounts(actor) || seesEvents(actor)

const entry = (to: string, label: string, isFor: DeskEntry['isFor']): DeskEntry => ({ to, label, isFor })

const { cms } = paths

/**
 * The navigation of the desk, as people think of their work, each page with who opens it. The tabs of the specification
 * are entries under their names. Source: decisions.md "Screens"; issue 33, part 1.
 */
export const DESK_GROUPS: readonly DeskGroup[] = [
  { id: 'today', label: 'Today', entries: [entry(deskPaths.today.path, 'Today', isStaff)] },
  {
    id: 'people',
    label: 'People',
    entries: [
      entry(deskPaths.users.path, 'User Management', seesAccounts),
      entry(deskPaths.groups.path, 'Groups', seesGroups),
      entry(deskPaths.lists.path, 'Lists', seesAccounts),
      entry(deskPaths.peopleImport.path, 'Import People', handlesMemberships),
      entry(deskPaths.duplicates.path, 'Possible Duplicates', handlesMemberships),
    ],
  },
  {
    id: 'membership',
    label: 'Membership',
    entries: [
      entry(deskPaths.applications.path, 'Membership Applications', seesApplications),
      entry(deskPaths.renewals.path, 'Renewals', handlesMemberships),
      entry(deskPaths.removals.path, 'Due for Removal', handlesMemberships),
      entry(deskPaths.nameChanges.path, 'Changes of Name', handlesMemberships),
      entry(deskPaths.nominations.path, 'Nominations', handlesMemberships),
      entry(deskPaths.mentoring.path, 'Mentoring', handlesMemberships),
    ],
  },
  {
    id: 'money',
    label: 'Money',
    entries: [
      entry(deskPaths.paymentsToConfirm.path, 'To Confirm', handlesMoney),
      entry(deskPaths.allPayments.path, 'All Payments', handlesMoney),
      entry(deskPaths.invoices.path, 'Invoices', handlesMoney),
      entry(deskPaths.arrears.path, 'Arrears', handlesMoney),
      entry(deskPaths.gradeRuns.path, 'Invoice a Grade', handlesMoney),
      entry(deskPaths.statements.path, 'Statements', handlesMoney),
      entry(deskPaths.dayClose.path, 'Day Close', handlesMoney),
      entry(deskPaths.transfers.path, 'Transfers', handlesMoney),
      entry(deskPaths.agreement.path, 'Does It Agree?', handlesMoney),
      entry(deskPaths.ledger.path, 'Ledger', handlesMoney),
      entry(deskPaths.year.path, 'Year', handlesMoney),
      entry(deskPaths.fees.path, 'Fees', handlesMoney),
      entry(cms.list('donations'), 'Donations', handlesMoney),
    ],
  },
  { id: 'events', label: 'Events', entries: [entry(deskPaths.events.path, 'Events', seesEvents)] },
  {
    id: 'publications',
    label: 'Publications',
    entries: [
      entry(deskPaths.publications.path, 'Publications', seesContent),
      entry(deskPaths.submissions.path, 'Submitted Papers', seesContent),
      entry(deskPaths.openings.path, 'Job Openings', seesSite),
      entry(cms.list('news'), 'News', seesContent),
      entry(cms.list('pages'), 'Pages', seesContent),
    ],
  },
  {
    id: 'communication',
    label: 'Communication',
    entries: [
      entry(deskPaths.contact.path, 'Contact Forms', isAdmin),
      entry(deskPaths.answerTemplates.path, 'Answer Templates', isAdmin),
      entry(deskPaths.mailings.path, 'Mailings', seesMailings),
      entry(deskPaths.mailTexts.path, 'Automatic Mails', isAdmin),
      entry(cms.list('outbox'), 'Outbox', isAdmin),
      entry(cms.list('message-reports'), 'Reported Messages', isAdmin),
    ],
  },
  { id: 'reports', label: 'Reports', entries: [entry(deskPaths.reports.path, 'Reports', seesReports)] },
  {
    id: 'settings',
    label: 'Settings',
    entries: [
      entry(deskPaths.integrations.path, 'API Keys', seesSite),
      entry(deskPaths.webhooks.path, 'Webhooks', seesSite),
      entry(deskPaths.apiDescription.path, 'API Description', seesSite),
      entry(deskPaths.status.path, 'System Status', isAdmin),
      entry(deskPaths.help.path, 'Guides', isStaff),
      entry(cms.path, 'Content Panel', isStaff),
    ],
  },
]

/** The groups with the pages that a person may open; an auditor may open what a reader may. */
export const groupsFor = (actor: Holder): DeskGroup[] =>
  DESK_GROUPS.map(({ entries, ...group }) => ({
    ...group,
    entries: entries.filter(({ isFor }) => isFor(asReader(actor))),
  })).filter(({ entries }) => entries.length > 0)

/** Where a page of the desk belongs: the entry with the longest address above it, and that entry's group. */
export const placeOf = (pathname: string): { group: DeskGroup; entry: DeskEntry } | undefined => {
  const above = DESK_GROUPS.flatMap((group) =>
    group.entries
      .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
      .map((found) => ({ group, entry: found })),
  )
  return above.sort((one, other) => other.entry.to.length - one.entry.to.length)[0]
}

/** How much waits on the page of an entry. */
export const waitingOn = ({ to }: DeskEntry, work: readonly PendingGroup[]): number =>
  work
    .filter(({ kind }) => PENDING_LISTS[kind].split('?')[0] === to)
    .reduce((sum, { total }) => sum + total, 0)

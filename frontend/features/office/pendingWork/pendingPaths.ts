import type { PendingKind, WaitingItem } from '../../../../domain/office/pendingWork/pendingWork.schema'
import { deskPaths } from '../../../deskPaths'
import { paths } from '../../../paths'

/** Where work of a kind is done. */
export const PENDING_LISTS: Record<PendingKind, string> = {
  tasks: deskPaths.today.path,
  applications: deskPaths.applications.path,
  renewals: `${deskPaths.renewals.path}?status=requested`,
  removals: deskPaths.removals.path,
  groupRequests: `${deskPaths.groups.path}?tab=requests`,
  duplicates: deskPaths.duplicates.path,
  nominations: deskPaths.nominations.path,
  endorsements: deskPaths.applications.path,
  messages: deskPaths.contact.path,
  reports: `${paths.cms.list('message-reports')}?where[or][0][and][0][status][equals]=open`,
  papers: deskPaths.submissions.path,
  openings: `${deskPaths.openings.path}?status=submitted`,
  mails: `${paths.cms.list('outbox')}?where[or][0][and][0][status][in][0]=failed&where[or][0][and][0][status][in][1]=uncertain`,
  schedules: paths.cms.path,
  payments: deskPaths.paymentsToConfirm.path,
  donations: `${paths.cms.list('donations')}?where[or][0][and][0][isFlagged][equals]=true`,
}

const ITEMS: Record<PendingKind, (item: WaitingItem) => string> = {
  tasks: () => deskPaths.today.path,
  applications: ({ id }) => deskPaths.application.build(id),
  renewals: ({ title }) => deskPaths.renewals.find(title),
  removals: ({ title }) => deskPaths.removals.find(title),
  groupRequests: ({ id }) => deskPaths.group.requests(id),
  duplicates: () => deskPaths.duplicates.path,
  nominations: () => deskPaths.nominations.path,
  endorsements: ({ id }) => {
    const [kind, subject = ''] = id.split('.')
    return kind === 'sponsor' ? deskPaths.application.build(subject) : deskPaths.nominations.path
  },
  messages: ({ id }) => deskPaths.contactMessage.build(id),
  reports: ({ id }) => paths.cms.record('message-reports', id),
  papers: ({ id, title }) => deskPaths.submissions.find(title, id),
  openings: ({ id }) => deskPaths.opening.build(id),
  mails: ({ id }) => paths.cms.record('outbox', id),
  schedules: ({ id }) => `${paths.cms.path}/${id}`,
  payments: () => deskPaths.paymentsToConfirm.path,
  donations: ({ id }) => paths.cms.record('donations', id),
}

/** Where something that waits is worked on. */
export const pendingPathOf = (kind: PendingKind, item: WaitingItem): string => ITEMS[kind](item)

import type { PendingKind, WaitingItem } from '../../../../domain/office/pendingWork/pendingWork.schema'
import { paths } from '../../../paths'

/** Where work of a kind is done. */
export const PENDING_LISTS: Record<PendingKind, string> = {
  tasks: paths.admin.today.path,
  applications: paths.admin.applications.path,
  renewals: `${paths.admin.renewals.path}?status=requested`,
  removals: paths.admin.removals.path,
  groupRequests: `${paths.admin.groups.path}?tab=requests`,
  duplicates: paths.admin.duplicates.path,
  nominations: paths.admin.nominations.path,
  endorsements: paths.admin.applications.path,
  messages: paths.admin.contact.path,
  reports: `${paths.cms.list('message-reports')}?where[or][0][and][0][status][equals]=open`,
  papers: paths.admin.submissions.path,
  openings: `${paths.admin.openings.path}?status=submitted`,
  mails: `${paths.cms.list('outbox')}?where[or][0][and][0][status][in][0]=failed&where[or][0][and][0][status][in][1]=uncertain`,
  schedules: paths.cms.path,
  payments: paths.admin.paymentsToConfirm.path,
  donations: `${paths.cms.list('donations')}?where[or][0][and][0][isFlagged][equals]=true`,
}

const ITEMS: Record<PendingKind, (item: WaitingItem) => string> = {
  tasks: () => paths.admin.today.path,
  applications: ({ id }) => paths.admin.application.build(id),
  renewals: ({ title }) => paths.admin.renewals.find(title),
  removals: ({ title }) => paths.admin.removals.find(title),
  groupRequests: ({ id }) => paths.admin.group.requests(id),
  duplicates: () => paths.admin.duplicates.path,
  nominations: () => paths.admin.nominations.path,
  endorsements: ({ id }) => {
    const [kind, subject = ''] = id.split('.')
    return kind === 'sponsor' ? paths.admin.application.build(subject) : paths.admin.nominations.path
  },
  messages: ({ id }) => paths.admin.contactMessage.build(id),
  reports: ({ id }) => paths.cms.record('message-reports', id),
  papers: ({ id, title }) => paths.admin.submissions.find(title, id),
  openings: ({ id }) => paths.admin.opening.build(id),
  mails: ({ id }) => paths.cms.record('outbox', id),
  schedules: ({ id }) => `${paths.cms.path}/${id}`,
  payments: () => paths.admin.paymentsToConfirm.path,
  donations: ({ id }) => paths.cms.record('donations', id),
}

/** Where something that waits is worked on. */
export const pendingPathOf = (kind: PendingKind, item: WaitingItem): string => ITEMS[kind](item)

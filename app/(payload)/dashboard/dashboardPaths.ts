import type { PendingKind, WaitingItem } from '../../../domain/pendingWork/pendingWork.schema'
import { paths } from '../../../frontend/paths'

type Data = Record<string, unknown>

const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

const ofAccount = (data: Data): string | undefined => {
  const user = idIn(data.user)
  return user && paths.admin.user.build(user)
}

/** By collection: where the dashboard shows the same record. */
const RECORDS: Record<string, (id: string, data: Data) => string | undefined> = {
  applications: (id) => paths.admin.application.build(id),
  'contact-messages': (id, { subject }) =>
    paths.admin.contact.find(typeof subject === 'string' ? subject : '', id),
  events: (id) => paths.admin.event.build(id),
  memberships: (_, data) => ofAccount(data),
  profiles: (_, data) => ofAccount(data),
  publications: (id) => paths.admin.publication.build(id),
  registrations: (_, { event }) => {
    const id = idIn(event)
    return id && paths.admin.event.build(id)
  },
  renewals: () => paths.admin.renewals.path,
  roles: (_, data) => ofAccount(data),
  submissions: (id, { title }) => paths.admin.submissions.find(typeof title === 'string' ? title : '', id),
  users: (id) => paths.admin.user.build(id),
}

/** The screen of the dashboard where a record of the panel is worked on; undefined where there is none. */
export const dashboardPathOf = (collection: string, id: string, data: Data): string | undefined =>
  RECORDS[collection]?.(id, data)

/** Where work of a kind is done. */
export const PENDING_LISTS: Record<PendingKind, string> = {
  applications: paths.admin.applications.path,
  renewals: `${paths.admin.renewals.path}?status=requested`,
  removals: paths.admin.removals.path,
  nominations: paths.admin.nominations.path,
  endorsements: paths.admin.applications.path,
  messages: paths.admin.contact.path,
  reports: `${paths.cms.list('message-reports')}?where[or][0][and][0][status][equals]=open`,
  papers: paths.admin.submissions.path,
  mails: `${paths.cms.list('outbox')}?where[or][0][and][0][status][in][0]=failed&where[or][0][and][0][status][in][1]=uncertain`,
  schedules: paths.cms.path,
  donations: `${paths.cms.list('donations')}?where[or][0][and][0][isFlagged][equals]=true`,
}

const ITEMS: Record<PendingKind, (item: WaitingItem) => string> = {
  applications: ({ id }) => paths.admin.application.build(id),
  renewals: ({ title }) => paths.admin.renewals.find(title),
  removals: ({ title }) => paths.admin.removals.find(title),
  nominations: () => paths.admin.nominations.path,
  endorsements: ({ id }) => {
    const [kind, subject = ''] = id.split('.')
    return kind === 'sponsor' ? paths.admin.application.build(subject) : paths.admin.nominations.path
  },
  messages: ({ id, title }) => paths.admin.contact.find(title, id),
  reports: ({ id }) => paths.cms.record('message-reports', id),
  papers: ({ id, title }) => paths.admin.submissions.find(title, id),
  mails: ({ id }) => paths.cms.record('outbox', id),
  schedules: ({ id }) => `${paths.cms.path}/${id}`,
  donations: ({ id }) => paths.cms.record('donations', id),
}

/** Where something that waits is worked on. */
export const pendingPathOf = (kind: PendingKind, item: WaitingItem): string => ITEMS[kind](item)

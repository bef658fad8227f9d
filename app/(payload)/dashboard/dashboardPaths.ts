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
  'contact-messages': (id) => paths.admin.contactMessage.build(id),
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

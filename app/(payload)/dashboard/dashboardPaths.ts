import { deskPaths } from '../../../frontend/deskPaths'

type Data = Record<string, unknown>

const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

const ofAccount = (data: Data): string | undefined => {
  const user = idIn(data.user)
  return user && deskPaths.user.build(user)
}

/** By collection: where the dashboard shows the same record. */
const RECORDS: Record<string, (id: string, data: Data) => string | undefined> = {
  applications: (id) => deskPaths.application.build(id),
  'contact-messages': (id) => deskPaths.contactMessage.build(id),
  events: (id) => deskPaths.event.build(id),
  memberships: (_, data) => ofAccount(data),
  profiles: (_, data) => ofAccount(data),
  publications: (id) => deskPaths.publication.build(id),
  registrations: (_, { event }) => {
    const id = idIn(event)
    return id && deskPaths.event.build(id)
  },
  renewals: () => deskPaths.renewals.path,
  roles: (_, data) => ofAccount(data),
  submissions: (id, { title }) => deskPaths.submissions.find(typeof title === 'string' ? title : '', id),
  users: (id) => deskPaths.user.build(id),
}

/** The screen of the dashboard where a record of the panel is worked on; undefined where there is none. */
export const dashboardPathOf = (collection: string, id: string, data: Data): string | undefined =>
  RECORDS[collection]?.(id, data)

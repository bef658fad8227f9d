import { readFileSync } from 'node:fs'
import type { Branch } from './branch'

const each =
  (collection: string, build: (id: string) => string) =>
  ({ ids }: Branch): string[] =>
    (ids[collection] ?? []).map(build)
const only =
  (...addresses: string[]) =>
  (): string[] =>
    addresses
/** A list as it opens, and asked for the branch. */
const list =
  (address: string) =>
  ({ tag }: Branch): string[] => [address, `${address}?q=${tag}`]

/**
 * Every route of staff in `frontend/deskRoutes.ts`, by its name in `deskPaths`, with the addresses at which somebody would
 * look for a branch.
 */
export const STAFF_SCREENS: Record<string, (branch: Branch) => string[]> = {
  today: only('/admin/today'),
  help: only('/admin/help', '/admin/help?q=invoice'),
  guide: only('/admin/help/treasurer'),
  status: only('/admin/status'),
  applications: list('/admin/applications'),
  application: each('applications', (id) => `/admin/applications/${id}`),
  renewals: list('/admin/renewals'),
  removals: list('/admin/removals'),
  nameChanges: list('/admin/name-changes'),
  nominations: list('/admin/nominations'),
  users: list('/admin/users'),
  peopleImport: only('/admin/people-import'),
  user: each('users', (id) => `/admin/users/${id}`),
  groups: only('/admin/groups'),
  group: ({ group }) => [`/admin/groups/${group}`, `/admin/groups/${group}?tab=requests`],
  mergePerson: each('users', (id) => `/admin/users/${id}/merge`),
  duplicates: only('/admin/duplicates'),
  events: list('/admin/events'),
  newEvent: only('/admin/events/new'),
  event: each('events', (id) => `/admin/events/${id}`),
  editEvent: each('events', (id) => `/admin/events/${id}/edit`),
  eventAttendance: each('events', (id) => `/admin/events/${id}/attendance`),
  eventTickets: each('events', (id) => `/admin/events/${id}/tickets`),
  eventProgramme: each('events', (id) => `/admin/events/${id}/programme`),
  eventDoor: each('events', (id) => `/admin/events/${id}/door`),
  eventAfterwards: each('events', (id) => `/admin/events/${id}/afterwards`),
  publications: list('/admin/publications'),
  newPublication: only('/admin/publications/new'),
  submissions: list('/admin/publications/submissions'),
  publication: only(`/admin/publications/${'0'.repeat(24)}`),
  mentoring: only('/admin/mentoring'),
  openings: list('/admin/openings'),
  opening: each('job-openings', (id) => `/admin/openings/${id}`),
  contact: list('/admin/contact'),
  contactMessage: each('contact-messages', (id) => `/admin/contact/${id}`),
  answerTemplates: only('/admin/contact/templates', '/admin/contact/templates?template=new'),
  lists: only('/admin/lists'),
  list: ({ tag, ids }) => [
    '/admin/lists/new?subject=people',
    `/admin/lists/new?subject=people&c=name.has.${tag}`,
    '/admin/lists/new?subject=memberships',
    '/admin/lists/new?subject=registrations',
    '/admin/lists/new?subject=payments',
    ...(ids['saved-lists'] ?? []).map((id) => `/admin/lists/${id}`),
  ],
  reports: only(
    '/admin/reports',
    ...['movement', 'applications', 'events', 'mail'].map((section) => `/admin/reports?section=${section}`),
  ),
  mailings: only('/admin/mailings'),
  mailTexts: only('/admin/mailings/texts'),
  mailing: ({ ids }) => ['/admin/mailings/new', ...(ids.mailings ?? []).map((id) => `/admin/mailings/${id}`)],
  integrations: only('/admin/integrations'),
  apiDescription: only('/admin/integrations/api'),
  webhooks: only('/admin/integrations/webhooks'),
  webhook: only('/admin/integrations/webhooks/new'),
  payments: only('/admin/payments'),
  paymentsToConfirm: list('/admin/payments/to-confirm'),
  allPayments: list('/admin/payments/all'),
  invoices: list('/admin/payments/invoices'),
  invoice: each('invoices', (id) => `/admin/payments/invoices/${id}`),
  statements: only('/admin/payments/statements'),
  gradeRuns: only('/admin/payments/grade-runs'),
  arrears: only('/admin/payments/arrears'),
  dayClose: only('/admin/payments/day-close'),
  transfers: only('/admin/payments/transfers'),
  agreement: only('/admin/payments/agreement', '/admin/payments/agreement?day=2026-01-31'),
  fees: only('/admin/payments/fees'),
  year: only('/admin/payments/year', '/admin/payments/year?year=2025&place=head'),
  ledger: only('/admin/payments/ledger'),
}

/** The names of the routes of staff that `frontend/deskRoutes.ts` has; that of the dashboard itself leads to the first. */
export const staffRoutes = (): string[] => {
  const source = readFileSync('frontend/deskRoutes.ts', 'utf8')
  const files = source.match(/'admin\/[^']+\.tsx'/g) ?? []
  const named = [...source.matchAll(/deskPaths\.(\w+)\.path/g)].map(([, name = '']) => name)
  // sections have a layout and a start beside the name; each other file has a name of its own
  if (files.length < named.length) throw new Error('A route of staff has no name in `deskPaths`')
  return [...new Set(named)]
}

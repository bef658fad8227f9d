import { fixed, ofRecord, withQuery } from './paths'

/*
 * The addresses of the desk, as paths.ts has those of the site. A file of its own: visitors do not load it.
 */

/** A list of the dashboard, and the same narrowed to what a text finds, with one record open. */
const list = <Path extends string>(path: Path) => ({
  ...fixed(path),
  /** @param open id of the record whose dialog is shown */
  find: (q: string, open?: string): string => withQuery(path, { q: q.trim().slice(0, 100), open }),
})

export const deskPaths = {
  today: fixed('/admin/today'),
  help: {
    path: '/admin/help',
    /** @param filter words that chapters have */
    build: (filter: { q?: string } = {}): string => withQuery('/admin/help', filter),
  },
  guide: {
    path: '/admin/help/:guide',
    /** @param chapter its anchor; left out for the beginning */
    build: (guide: string, chapter?: string): string =>
      `/admin/help/${encodeURIComponent(guide)}${chapter ? `#${chapter}` : ''}`,
  },
  status: fixed('/admin/status'),
  applications: fixed('/admin/applications'),
  /** @param id of an application */
  application: ofRecord('/admin/applications'),
  renewals: list('/admin/renewals'),
  removals: list('/admin/removals'),
  nameChanges: {
    path: '/admin/name-changes',
    /** @param filter part of a name */
    build: (filter: { q?: string } = {}): string => withQuery('/admin/name-changes', filter),
  },
  nominations: list('/admin/nominations'),
  mentoring: fixed('/admin/mentoring'),
  openings: list('/admin/openings'),
  /** @param id of a job opening */
  opening: ofRecord('/admin/openings'),
  users: fixed('/admin/users'),
  peopleImport: fixed('/admin/people-import'),
  /** @param id of an account */
  user: {
    ...ofRecord('/admin/users'),
    /** @param tab of the person's page; left out for the first */
    tab: (id: string, tab?: string): string => withQuery(`/admin/users/${encodeURIComponent(id)}`, { tab }),
  },
  groups: fixed('/admin/groups'),
  /** @param id of a group */
  group: {
    ...ofRecord('/admin/groups'),
    requests: (id: string): string => `/admin/groups/${encodeURIComponent(id)}?tab=requests`,
  },
  mergePerson: ofRecord('/admin/users', '/merge'),
  duplicates: fixed('/admin/duplicates'),
  events: fixed('/admin/events'),
  newEvent: fixed('/admin/events/new'),
  /** @param id of an event */
  event: ofRecord('/admin/events'),
  editEvent: ofRecord('/admin/events', '/edit'),
  eventAttendance: ofRecord('/admin/events', '/attendance'),
  eventTickets: ofRecord('/admin/events', '/tickets'),
  eventProgramme: {
    ...ofRecord('/admin/events', '/programme'),
    /** @param paper id of a paper with which a new session begins */
    withPaper: (id: string, paper: string): string =>
      withQuery(`/admin/events/${encodeURIComponent(id)}/programme`, { paper }),
  },
  eventDoor: ofRecord('/admin/events', '/door'),
  eventAfterwards: ofRecord('/admin/events', '/afterwards'),
  publications: fixed('/admin/publications'),
  newPublication: fixed('/admin/publications/new'),
  submissions: {
    ...list('/admin/publications/submissions'),
    /** @param event id of the one whose call for papers they answer */
    ofEvent: (event: string): string => withQuery('/admin/publications/submissions', { event }),
  },
  /** @param id of a publication */
  publication: ofRecord('/admin/publications'),
  payments: fixed('/admin/payments'),
  paymentsToConfirm: list('/admin/payments/to-confirm'),
  allPayments: list('/admin/payments/all'),
  contact: list('/admin/contact'),
  contactMessage: ofRecord('/admin/contact'),
  answerTemplates: {
    path: '/admin/contact/templates',
    /** @param template id of the one that is opened, or `new` */
    build: (template?: string): string => withQuery('/admin/contact/templates', { template }),
  },
  lists: fixed('/admin/lists'),
  /** @param id of a saved list, or `new` */
  list: ofRecord('/admin/lists'),
  reports: fixed('/admin/reports'),
  mailings: fixed('/admin/mailings'),
  mailTexts: fixed('/admin/mailings/texts'),
  integrations: fixed('/admin/integrations'),
  apiDescription: fixed('/admin/integrations/api'),
  mailing: ofRecord('/admin/mailings'),
  webhooks: fixed('/admin/integrations/webhooks'),
  /** @param id of a webhook, or `new` */
  webhook: ofRecord('/admin/integrations/webhooks'),
  statements: fixed('/admin/payments/statements'),
  arrears: fixed('/admin/payments/arrears'),
  gradeRuns: fixed('/admin/payments/grade-runs'),
  dayClose: fixed('/admin/payments/day-close'),
  invoices: list('/admin/payments/invoices'),
  /** @param id of an invoice */
  invoice: ofRecord('/admin/payments/invoices'),
  transfers: fixed('/admin/payments/transfers'),
  agreement: fixed('/admin/payments/agreement'),
  fees: fixed('/admin/payments/fees'),
  year: fixed('/admin/payments/year'),
  ledger: fixed('/admin/payments/ledger'),
}

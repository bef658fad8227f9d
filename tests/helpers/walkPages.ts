import { render } from '../../frontend/entry.server'
import { accountListSpec } from '../../frontend/features/accounts/accountQueries'
import { applicationListSpec } from '../../frontend/features/membership/applications/staff/staffApplicationQueries'
import { attendanceSpec } from '../../frontend/features/events/attendance/attendanceQueries'
import { messageListSpec } from '../../frontend/features/messaging/contactMessages/staff/messageQueries'
import { eventListSpec, registrantListSpec } from '../../frontend/features/events/staff/staffEventQueries'
import { orderListSpec } from '../../frontend/features/events/staff/tickets/ticketQueries'
import { groupPeopleSpec } from '../../frontend/features/groups/staff/staffGroupQueries'
import { apiKeySpec } from '../../frontend/features/integrations/apiKeyQueries'
import { staffInvoiceSpec } from '../../frontend/features/money/invoices/staff/staffInvoiceQueries'
import { staffOpeningSpec } from '../../frontend/features/content/jobOpenings/staff/staffOpeningQueries'
import { mailingListSpec } from '../../frontend/features/messaging/mailings/mailingQueries'
import { removalListSpec } from '../../frontend/features/membership/memberships/removals/removalQueries'
import { nameChangeListSpec } from '../../frontend/features/membership/nameChanges/staff/staffNameChangeQueries'
import {
  allPaymentsSpec,
  toConfirmSpec,
} from '../../frontend/features/money/payments/staff/staffPaymentQueries'
import { publicationListSpec } from '../../frontend/features/publications/staff/staffPublicationQueries'
import { renewalListSpec } from '../../frontend/features/membership/renewals/staff/staffRenewalQueries'
import { savedListSpec } from '../../frontend/features/office/savedLists/savedListQueries'
import { submissionListSpec } from '../../frontend/features/publications/submissions/staff/staffSubmissionQueries'
import { deliverySpec } from '../../frontend/features/integrations/webhooks/webhookQueries'
import { type ListSpec, listAddress } from '../../frontend/lib/listQuery'
import type { Account } from './accounts'
import { SITE_URL, type TestApp } from './testPayload'

/** The lists that staff can save as a file, by their collections. */
const FILES: Readonly<Record<string, ListSpec>> = {
  applications: applicationListSpec,
  'contact-messages': messageListSpec,
  events: eventListSpec,
  publications: publicationListSpec,
  renewals: renewalListSpec,
  submissions: submissionListSpec,
  users: accountListSpec,
}

/** Records whose own pages have lists. */
export interface ListOwners {
  event: string
  group: string
  webhook: string
}

/** Every staff list of the site. */
const listSpecs = ({ event, group, webhook }: ListOwners): ListSpec[] => [
  accountListSpec,
  allPaymentsSpec,
  apiKeySpec,
  applicationListSpec,
  attendanceSpec(event),
  deliverySpec(webhook),
  eventListSpec,
  groupPeopleSpec(group),
  mailingListSpec,
  messageListSpec,
  nameChangeListSpec,
  orderListSpec(event),
  publicationListSpec,
  registrantListSpec(event),
  removalListSpec,
  renewalListSpec,
  savedListSpec,
  staffInvoiceSpec,
  staffOpeningSpec,
  submissionListSpec,
  toConfirmSpec,
]

/** What filters may be; an id of any record, for those that take one. */
const valuesOf = ({ filters }: ListSpec): [name: string, values: readonly string[]][] =>
  Object.entries(filters).map(([name, values]) => [
    name,
    values instanceof RegExp ? ['0123456789abcdef01234567'] : values,
  ])

/** The addresses of a list: as it is, searched, in every order, and with every value of every filter. */
const addressesOf = (spec: ListSpec): string[] => [
  listAddress(spec, {}),
  listAddress(spec, { page: '3' }),
  ...['Deng', '+211 912 345 678', 'ACE-2026-1', 'deng@example.org'].map((q) => listAddress(spec, { q })),
  ...spec.sorts.flatMap((sort) => [
    listAddress(spec, { sort }),
    ...valuesOf(spec).map(([name, [value = '']]) => listAddress(spec, { sort, [name]: value })),
  ]),
  ...valuesOf(spec).flatMap(([name, values]) =>
    values.flatMap((value) => [
      listAddress(spec, { [name]: value }),
      listAddress(spec, { [name]: value, q: 'Deng' }),
    ]),
  ),
]

/** The addresses of every staff list with what staff can ask of it. */
export const listAddresses = (owners: ListOwners): string[] => [
  ...new Set(listSpecs(owners).flatMap(addressesOf)),
]

/** The other addresses of the site that ask for a part of something, and what its dialogs and files ask the API. */
export const NARROWED_ADDRESSES: readonly string[] = [
  '/publications?q=bridges&category=standards&division=water&year=2025&page=2',
  '/publications?q=bridges',
  '/publications?division=water',
  '/publications?year=2025',
  '/events?when=past&page=2',
  '/newsroom?category=announcement',
  '/search?q=bridges',
  '/members?search=deng&region=other&grade=fellow&division=water&sort=newest&membership=expired',
  '/careers?kind=job&region=other&page=2',
  '/membership/cpd?year=2025&page=2',
  '/membership/mentoring?field=water&language=english&region=other&page=2',
  '/profile/messages?box=sent&page=2',
  '/admin/payments/ledger?from=2025-01-01&to=2026-01-01&account=dues&purpose=invoice&page=2',
  '/admin/payments/day-close?day=2026-01-02&currency=USD',
  '/admin/payments/agreement?day=2026-01-31',
  '/admin/payments/year?year=2025&place=head',
  '/admin/reports?from=2025-01&to=2026-01',
]

/** What dialogs and files ask the API for. */
export const API_ADDRESSES: readonly string[] = [
  ...['Deng', '1042', 'RF18539007547034'].map((q) => `/api/statement-lines/candidates?q=${q}`),
  ...['Deng', 'deng@example.org', '0912345678', 'ACE-2026-1042'].map(
    (q) => `/api/person-merges/people?q=${q}`,
  ),
  ...['Deng', 'deng@example.org', '0912345678', 'ACE-2026-1042', 'INV-2026-0001', 'RC-2026-0001'].map(
    (q) => `/api/desk-search?q=${q}`,
  ),
  ...['events', 'divisions', 'groups'].map((of) => `/api/saved-lists/records?of=${of}&q=bridges`),
  ...Object.entries(FILES).flatMap(([collection, { sorts }]) =>
    sorts.map((sort) => `/api/${collection}/list.csv?sort=${sort}`),
  ),
  '/api/ledger-entries/journal.csv?from=2025-01-01&to=2026-01-01',
  '/api/ledger-entries/page?account=dues',
  '/api/ledger-entries/page?purpose=invoice',
  '/api/ledger-entries/page?fund=scholarships',
  `/api/ledger-entries/page?chapter=${'0'.repeat(24)}`,
]

const assets = { scripts: [], styles: [], laterStyles: [], printStyles: '/print.css', preloads: () => [] }

/** Renders a page as the server does: its loaders ask the API what a browser would. */
export const renderPage = (app: TestApp, address: string, as?: Account): Promise<{ status: number }> =>
  render(new Request(new URL(address, SITE_URL), { headers: as && { cookie: as.cookie } }), {
    siteUrl: SITE_URL,
    assets,
    fetchApi: ({ url }) => app.request('GET', url.slice(SITE_URL.length), { ...(as && { as }) }),
    cacheAnswer: (_, fetchAnswer) => fetchAnswer(),
  })

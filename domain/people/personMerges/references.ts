import type { CollectionSlug } from 'payload'

/**
 * What becomes of a field that names a person when two people are merged:
 * - `moves`: it is the person's own and names the remaining one afterwards;
 * - `asideAlways`: the merged person's document is taken out and held with the merge, until that is undone;
 * - `ends`: sign-ins that are under way end, and do not come back;
 * - `stays`: it says under which account something happened, or belongs to the closed account;
 * - `apart`: a step of its own carries it.
 */
export type ReferenceRule = 'moves' | 'asideAlways' | 'ends' | 'stays' | 'apart'

export interface Reference {
  collection: CollectionSlug
  /** The path of the field; of a list, the path through it. */
  field: string
  rule: ReferenceRule
  /**
   * Where both cannot be the remaining person's: the merged person's document is set aside, stays as it is for good, or
   * waits until one of both is decided.
   */
  onConflict?: 'aside' | 'stays' | 'waits'
  /**
   * Fields that name the two ends of a relation: a document with the remaining person at both of them says nothing and
   * is set aside.
   */
  otherEnd?: string
  /** What a page calls these records; without it they are not counted. */
  label?: string
  /** Made after the merge, it follows the record that it belongs to when the merge is undone. */
  follows?: { field: string; collection: CollectionSlug }
  /** Made after the merge, it goes back with the membership that it is about. */
  isOfMembership?: boolean | { field: string; value: string }
}

const stays = (collection: CollectionSlug, ...fields: string[]): Reference[] =>
  fields.map((field) => ({ collection, field, rule: 'stays' }))

/** Who signed a change: the account under which it was done. Its page leads to the remaining person. */
const SIGNED: Reference[] = [
  ...(
    ['pages', 'news', 'divisions', 'chapters', 'officers', 'faqs', 'policies', 'grades', 'media'] as const
  ).flatMap((collection) => stays(collection, 'updatedBy')),
  ...stays('events', 'createdBy', 'updatedBy'),
  ...stays('attendances', 'by'),
  ...stays('door-passes', 'by'),
  ...stays('publications', 'author', 'updatedBy'),
  ...stays('submissions', 'updatedBy'),
  ...stays('applications', 'reviewedBy', 'history.by', 'comments.by'),
  ...stays('memberships', 'decidedBy'),
  ...stays('membership-seats', 'invitedBy', 'endedBy'),
  ...stays('membership-events', 'by'),
  ...stays('name-changes', 'decidedBy'),
  ...stays('group-members', 'addedBy'),
  ...stays('group-documents', 'addedBy'),
  ...stays('consents', 'changedBy'),
  ...stays('api-keys', 'createdBy', 'revokedBy'),
  ...stays('mailings', 'createdBy', 'startedBy', 'collectedTo'),
  ...stays('mentoring-requests', 'releasedBy'),
  ...stays('group-requests', 'decidedBy'),
  ...stays('job-openings', 'decidedBy'),
  ...stays('nominations', 'decidedBy'),
  // a text, not a relationship: who sits on the committee is not merged
  ...stays('nomination-votes', 'user'),
  ...stays('renewals', 'decidedBy'),
  ...stays(
    'invoices',
    'credits.by',
    'repricing.by',
    'writeOffs.by',
    'writeOffs.endedBy',
    'issuedBy',
    'voidedBy',
  ),
  ...stays('grade-runs', 'by', 'failures.user'),
  ...stays('credit-notes', 'issuedBy'),
  ...stays('payments', 'by', 'creditUses.by', 'creditUses.to', 'creditRefunds.by'),
  ...stays('ledger-entries', 'by'),
  ...stays('period-closes', 'by'),
  ...stays('day-closes', 'by', 'corrections.by', 'corrections.decidedBy'),
  ...stays('stated-balances', 'by'),
  ...stays('budgets', 'by'),
  ...stays('people-imports', 'by'),
  ...stays('people-import-rows', 'decidedBy'),
  ...stays('statement-imports', 'by'),
  ...stays('statement-lines', 'decidedBy'),
  ...stays('fee-waivers', 'by'),
  ...stays('contact-entries', 'author'),
  ...stays('tasks', 'createdBy', 'doneBy'),
  ...stays('person-notes', 'author'),
  ...stays('message-reports', 'settledBy'),
  // a text, not a relationship: what was told to other programs; deleted after 30 days
  ...stays('webhook-deliveries', 'account'),
  // logs are never rewritten: the page of the remaining person reads those of the merged account too
  ...stays('audit-log', 'actor', 'account'),
  ...stays('security-log', 'actor', 'account'),
  ...stays('person-merges', 'remaining', 'merged', 'by', 'undoneBy'),
  ...stays('person-merge-claims', 'user'),
  ...stays('possible-duplicates', 'one', 'other', 'by'),
]

/** How one signs in: it stays with the merged account, which is closed, and opens again when the merge is undone. */
const SIGN_IN: Reference[] = [
  ...stays('users', 'mergedInto'),
  ...stays('credentials', 'user'),
  ...stays('second-factors', 'user'),
  ...stays('identities', 'user'),
  ...stays('payload-locked-documents', 'user'),
  ...stays('payload-preferences', 'user'),
  ...stays('desk-settings', 'user'),
  { collection: 'sessions', field: 'user', rule: 'ends' },
  { collection: 'sign-in-challenges', field: 'user', rule: 'ends' },
  { collection: 'account-tokens', field: 'user', rule: 'ends' },
  { collection: 'email-changes', field: 'user', rule: 'ends' },
]

/** The person's own records. */
const OWN: Reference[] = [
  { collection: 'profiles', field: 'user', rule: 'asideAlways' },
  // no authority comes with a merge: staff are not merged, and the role of members follows the membership
  { collection: 'roles', field: 'user', rule: 'asideAlways' },
  // consent to be charged was given for another membership
  { collection: 'automatic-renewals', field: 'user', rule: 'asideAlways' },
  { collection: 'memberships', field: 'user', rule: 'apart' },
  { collection: 'membership-events', field: 'user', rule: 'apart', isOfMembership: true },
  { collection: 'seat-ledgers', field: 'holders', rule: 'apart' },
  { collection: 'seat-ledgers', field: 'orders.buyer', rule: 'moves' },
  { collection: 'seat-ledgers', field: 'waiting.user', rule: 'moves', label: 'Places on waiting lists' },
  { collection: 'seat-ledgers', field: 'offers.user', rule: 'moves' },
  { collection: 'seat-ledgers', field: 'ended.user', rule: 'moves' },
  { collection: 'event-sessions', field: 'choices.user', rule: 'moves', label: 'Chosen sessions of events' },
  {
    collection: 'ticket-orders',
    field: 'user',
    rule: 'moves',
    label: 'Orders of tickets',
    follows: { field: 'invoice', collection: 'invoices' },
  },
  { collection: 'ticket-orders', field: 'tickets.holder', rule: 'moves', label: 'Tickets from others' },
  { collection: 'membership-numbers', field: 'user', rule: 'moves', onConflict: 'stays' },
  { collection: 'memberships', field: 'company', rule: 'moves', label: 'People on seats' },
  {
    collection: 'membership-seats',
    field: 'company',
    rule: 'moves',
    onConflict: 'stays',
    otherEnd: 'user',
    isOfMembership: true,
  },
  {
    collection: 'membership-seats',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    otherEnd: 'company',
    label: 'Seats of companies',
  },
  {
    collection: 'registrations',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Registrations for events',
  },
  {
    collection: 'attendances',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Attendance at events',
  },
  { collection: 'event-surveys', field: 'answered', rule: 'moves' },
  { collection: 'submissions', field: 'user', rule: 'moves', label: 'Papers' },
  { collection: 'file-uploads', field: 'user', rule: 'moves', label: 'Uploads under way' },
  { collection: 'applications', field: 'user', rule: 'moves', onConflict: 'waits', label: 'Applications' },
  { collection: 'application-drafts', field: 'user', rule: 'moves', onConflict: 'aside' },
  {
    collection: 'application-documents',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Documents',
    follows: { field: 'application', collection: 'applications' },
  },
  { collection: 'name-changes', field: 'user', rule: 'moves', onConflict: 'waits', label: 'Changes of name' },
  { collection: 'endorsements', field: 'user', rule: 'moves', label: 'Requests to sponsors' },
  { collection: 'endorsements', field: 'member', rule: 'moves', label: 'Sponsored others' },
  { collection: 'nominations', field: 'user', rule: 'moves', label: 'Nominations made' },
  { collection: 'nominations', field: 'nominee', rule: 'moves', label: 'Nominations received' },
  {
    collection: 'renewals',
    field: 'user',
    rule: 'moves',
    onConflict: 'waits',
    label: 'Renewals',
    isOfMembership: true,
  },
  {
    collection: 'cpd-entries',
    field: 'user',
    rule: 'moves',
    // both came to the same event
    onConflict: 'aside',
    label: 'CPD entries',
  },
  { collection: 'donations', field: 'user', rule: 'moves', label: 'Donations' },
  {
    collection: 'invoices',
    field: 'user',
    rule: 'moves',
    label: 'Invoices',
    follows: { field: 'application', collection: 'applications' },
    isOfMembership: { field: 'purpose', value: 'renewal' },
  },
  {
    collection: 'credit-notes',
    field: 'user',
    rule: 'moves',
    label: 'Credit notes',
    follows: { field: 'invoice', collection: 'invoices' },
  },
  {
    collection: 'payments',
    field: 'user',
    rule: 'moves',
    label: 'Payments',
    follows: { field: 'invoice', collection: 'invoices' },
  },
  {
    collection: 'ledger-entries',
    field: 'lines.user',
    rule: 'moves',
    follows: { field: 'lines.invoice', collection: 'invoices' },
  },
  { collection: 'people-import-rows', field: 'user', rule: 'moves' },
  { collection: 'statement-lines', field: 'user', rule: 'moves' },
  { collection: 'fee-waivers', field: 'user', rule: 'moves', label: 'Discounts' },
  { collection: 'contact-messages', field: 'user', rule: 'moves', label: 'Contact messages' },
  { collection: 'contact-messages', field: 'assignee', rule: 'moves' },
  { collection: 'tasks', field: 'person', rule: 'moves', label: 'Tasks' },
  { collection: 'tasks', field: 'assignee', rule: 'moves' },
  { collection: 'person-notes', field: 'user', rule: 'moves', label: 'Notes' },
  { collection: 'member-messages', field: 'sender', rule: 'moves', label: 'Messages sent to members' },
  {
    collection: 'member-messages',
    field: 'recipient',
    rule: 'moves',
    label: 'Messages received from members',
  },
  { collection: 'message-blocks', field: 'user', rule: 'moves', onConflict: 'aside', otherEnd: 'blocked' },
  { collection: 'message-blocks', field: 'blocked', rule: 'moves', onConflict: 'aside', otherEnd: 'user' },
  { collection: 'group-members', field: 'user', rule: 'moves', onConflict: 'aside', label: 'Groups' },
  {
    collection: 'group-requests',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Requests to join groups',
  },
  { collection: 'job-openings', field: 'user', rule: 'moves', onConflict: 'waits', label: 'Job openings' },
  { collection: 'offices', field: 'user', rule: 'moves', label: 'Offices' },
  { collection: 'consents', field: 'user', rule: 'moves', onConflict: 'aside', label: 'Consents' },
  {
    collection: 'mailing-recipients',
    field: 'user',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Mailings received',
  },
  {
    collection: 'mentor-offers',
    field: 'mentor',
    rule: 'moves',
    onConflict: 'aside',
    label: 'Offers to mentor',
  },
  {
    collection: 'mentoring-requests',
    field: 'mentee',
    rule: 'moves',
    onConflict: 'waits',
    otherEnd: 'mentor',
    label: 'Requests for a mentor',
  },
  {
    collection: 'mentoring-requests',
    field: 'mentor',
    rule: 'moves',
    onConflict: 'aside',
    otherEnd: 'mentee',
  },
  {
    collection: 'mentorships',
    field: 'mentee',
    rule: 'moves',
    onConflict: 'aside',
    otherEnd: 'mentor',
    label: 'Mentorships',
  },
  { collection: 'mentorships', field: 'mentor', rule: 'moves', onConflict: 'aside', otherEnd: 'mentee' },
  { collection: 'saved-lists', field: 'owner', rule: 'moves' },
  { collection: 'message-reports', field: 'sender', rule: 'moves' },
  { collection: 'message-reports', field: 'reporter', rule: 'moves' },
]

/**
 * Every field of a collection that names an account, and what becomes of it when two people are merged: the one place
 * that says so. A test walks the configuration and fails for a field that is missing.
 */
export const REFERENCES: readonly Reference[] = [...OWN, ...SIGN_IN, ...SIGNED]

export const referencesThat = (rule: ReferenceRule): Reference[] =>
  REFERENCES.filter((reference) => reference.rule === rule)

import { entriesOf } from '../../platform/records.schema'

const DESCRIPTIONS = {
  people: 'Records of people and their accounts.',
  lists: 'Lists of people, memberships, registrations and payments by conditions.',
  imports: 'People and memberships from files.',
  merges: 'Two records of one person, and possible duplicates.',
  applications: 'Applications for membership.',
  memberships: 'Memberships, renewals, removals and the seats of companies.',
  events: 'Events, registrations and attendance.',
  groups: 'Groups, their people, offices and documents.',
  messages: 'The contact inbox and its threads.',
  mailings: 'Mailings, consents, the words of automatic mails, and the outbox.',
  careers: 'Job openings and mentoring.',
  content: 'Publications, papers, nominations, and where content is used.',
  payments: 'Payments, invoices, credit notes, discounts and changes of fees.',
  ledger: 'Statements of the bank, the ledger, and days that are closed.',
  reports: 'Tasks, work that waits, reports, and the state of the installation.',
  integrations: 'API keys and webhooks.',
} as const

export type StaffTag = `Staff: ${keyof typeof DESCRIPTIONS}`

/** For staff who are signed in, each within the rights of the own roles. */
export const STAFF_TAGS: readonly { name: StaffTag; description: string }[] = entriesOf(DESCRIPTIONS).map(
  ([subject, description]) => ({ name: `Staff: ${subject}`, description }),
)

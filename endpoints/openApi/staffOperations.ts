import { keysOf } from '../../platform/records.schema'
import type { ApiOperation } from './apiOperation.types'
import { accountOperations } from './staffAccounts'
import { applicationOperations } from './staffApplications'
import { attendanceOperations } from './staffAttendance'
import { contentOperations } from './staffContent'
import { eventOperations } from './staffEvents'
import { feeOperations } from './staffFees'
import { groupOperations } from './staffGroups'
import { groupPeopleOperations } from './staffGroupPeople'
import { importOperations } from './staffImports'
import { integrationStaffOperations } from './staffIntegrations'
import { invoiceOperations } from './staffInvoices'
import { ledgerOperations } from './staffLedger'
import { listOperations } from './staffLists'
import { mailOperations } from './staffMails'
import { mailingOperations } from './staffMailings'
import { membershipOperations } from './staffMemberships'
import { mentoringOperations } from './staffMentoring'
import { mergeOperations } from './staffMerges'
import { messageOperations } from './staffMessages'
import { nominationOperations } from './staffNominations'
import { paymentOperations } from './staffPayments'
import { peopleOperations } from './staffPeople'
import type { StaffOperation } from './staffParts'
import { publicationOperations } from './staffPublications'
import { removalOperations } from './staffRemovals'
import { reportOperations } from './staffReports'
import { seatOperations } from './staffSeats'
import { statementOperations } from './staffStatements'
import { taskOperations } from './staffTasks'
import { threadOperations } from './staffThreads'

/** What staff do, by subject: each is a tag of the description. */
const SUBJECTS = {
  people: [...peopleOperations, ...accountOperations],
  lists: listOperations,
  imports: importOperations,
  merges: mergeOperations,
  applications: applicationOperations,
  memberships: [...membershipOperations, ...removalOperations, ...seatOperations],
  events: [...eventOperations, ...attendanceOperations],
  groups: [...groupOperations, ...groupPeopleOperations],
  messages: [...messageOperations, ...threadOperations],
  mailings: [...mailingOperations, ...mailOperations],
  careers: mentoringOperations,
  content: [...publicationOperations, ...contentOperations, ...nominationOperations],
  payments: [...paymentOperations, ...invoiceOperations, ...feeOperations],
  ledger: [...statementOperations, ...ledgerOperations],
  reports: [...taskOperations, ...reportOperations],
  integrations: integrationStaffOperations,
} as const satisfies Record<string, readonly StaffOperation[]>

const DESCRIPTIONS: Record<keyof typeof SUBJECTS, string> = {
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
}

const tagOf = (subject: keyof typeof SUBJECTS) => `Staff: ${subject}` as const

/** For staff who are signed in, each within the rights of the own roles. */
export const STAFF_TAGS = keysOf(DESCRIPTIONS).map((subject) => ({
  name: tagOf(subject),
  description: DESCRIPTIONS[subject],
}))

export const staffOperations: readonly ApiOperation[] = keysOf(SUBJECTS).flatMap((subject) =>
  SUBJECTS[subject].map((operation: StaffOperation): ApiOperation => ({
    ...operation,
    tag: tagOf(subject),
    access: 'session',
  })),
)

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

const operations: readonly StaffOperation[] = [
  ...peopleOperations,
  ...accountOperations,
  ...listOperations,
  ...importOperations,
  ...mergeOperations,
  ...applicationOperations,
  ...membershipOperations,
  ...removalOperations,
  ...nominationOperations,
  ...seatOperations,
  ...eventOperations,
  ...attendanceOperations,
  ...groupOperations,
  ...groupPeopleOperations,
  ...messageOperations,
  ...threadOperations,
  ...mailingOperations,
  ...mailOperations,
  ...mentoringOperations,
  ...publicationOperations,
  ...contentOperations,
  ...paymentOperations,
  ...invoiceOperations,
  ...feeOperations,
  ...statementOperations,
  ...ledgerOperations,
  ...taskOperations,
  ...reportOperations,
  ...integrationStaffOperations,
]

export const staffOperations: readonly ApiOperation[] = operations.map((operation) => ({
  ...operation,
  tag: 'Staff',
  access: 'session',
}))

import type { ApiOperation } from './apiOperation.types'
import { accountOperations } from './staffAccounts'
import { applicationOperations } from './staffApplications'
import { attendanceOperations } from './staffAttendance'
import { eventOperations } from './staffEvents'
import { feeOperations } from './staffFees'
import { groupOperations } from './staffGroups'
import { groupPeopleOperations } from './staffGroupPeople'
import { invoiceOperations } from './staffInvoices'
import { ledgerOperations } from './staffLedger'
import { listOperations } from './staffLists'
import { membershipOperations } from './staffMemberships'
import { messageOperations } from './staffMessages'
import { paymentOperations } from './staffPayments'
import { peopleOperations } from './staffPeople'
import type { StaffOperation } from './staffParts'
import { removalOperations } from './staffRemovals'
import { statementOperations } from './staffStatements'
import { taskOperations } from './staffTasks'

const operations: readonly StaffOperation[] = [
  ...peopleOperations,
  ...accountOperations,
  ...listOperations,
  ...applicationOperations,
  ...membershipOperations,
  ...removalOperations,
  ...eventOperations,
  ...attendanceOperations,
  ...groupOperations,
  ...groupPeopleOperations,
  ...messageOperations,
  ...paymentOperations,
  ...invoiceOperations,
  ...feeOperations,
  ...statementOperations,
  ...ledgerOperations,
  ...taskOperations,
]

export const staffOperations: readonly ApiOperation[] = operations.map((operation) => ({
  ...operation,
  tag: 'Staff',
  access: 'session',
}))

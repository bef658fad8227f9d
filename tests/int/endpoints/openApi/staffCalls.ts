import type { Account } from '../../../helpers/accounts'
import type { TestApp } from '../../../helpers/testPayload'
import { accountCalls } from './calls/accountCalls'
import { applicationCalls } from './calls/applicationCalls'
import { attendanceCalls } from './calls/attendanceCalls'
import type { Calls } from './calls/calls.types'
import { contentCalls } from './calls/contentCalls'
import { eventCalls } from './calls/eventCalls'
import { feeCalls } from './calls/feeCalls'
import { groupCalls } from './calls/groupCalls'
import { importCalls } from './calls/importCalls'
import { integrationCalls } from './calls/integrationCalls'
import { invoiceCalls } from './calls/invoiceCalls'
import { ledgerCalls } from './calls/ledgerCalls'
import { listCalls } from './calls/listCalls'
import { mailCalls } from './calls/mailCalls'
import { mailingCalls } from './calls/mailingCalls'
import { membershipCalls } from './calls/membershipCalls'
import { mentoringCalls } from './calls/mentoringCalls'
import { mergeCalls } from './calls/mergeCalls'
import { messageCalls } from './calls/messageCalls'
import { paymentCalls } from './calls/paymentCalls'
import { personCalls } from './calls/personCalls'
import { publicationCalls } from './calls/publicationCalls'
import { removalCalls } from './calls/removalCalls'
import { reportCalls } from './calls/reportCalls'
import { requestCalls } from './calls/requestCalls'
import { statementCalls } from './calls/statementCalls'
import { taskCalls } from './calls/taskCalls'
import { threadCalls } from './calls/threadCalls'
import { doorCalls } from './calls/doorCalls'
import { ticketCalls } from './calls/ticketCalls'

/** Bank accounts are set by the first; statements are of one of them. */
const SUBJECTS = [
  paymentCalls,
  personCalls,
  accountCalls,
  listCalls,
  importCalls,
  mergeCalls,
  applicationCalls,
  membershipCalls,
  removalCalls,
  requestCalls,
  eventCalls,
  attendanceCalls,
  ticketCalls,
  doorCalls,
  groupCalls,
  messageCalls,
  threadCalls,
  mailingCalls,
  mailCalls,
  mentoringCalls,
  publicationCalls,
  invoiceCalls,
  feeCalls,
  statementCalls,
  ledgerCalls,
  taskCalls,
  reportCalls,
  contentCalls,
  integrationCalls,
]

/** How the operations of staff are called, on records of their own. */
export const staffCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const calls: Calls = {}
  for (const callsOf of SUBJECTS)
    for (const [name, call] of Object.entries(await callsOf(app, admin))) calls[name] = { as: admin, ...call }
  return calls
}

import type { Payload } from 'payload'
import { EXTRA_INDEXES } from '../../collections/indexes'
import { carryOverAnswers } from '../../domain/contactMessages'
import { applyEmailChanges } from '../../domain/accountSecurity'
import {
  finaliseApplications,
  finaliseMembershipEvents,
  finaliseNameChanges,
  finaliseRenewals,
  repairMemberships,
  repairRegisteredNames,
} from '../../domain/membershipDecisions'
import { ensureIndexes } from '../../platform/ensureIndexes'
import { repairDonations } from '../../domain/donations'
import { resumePaymentEvents } from '../../domain/paymentEvents'
import { repairAddressProofs } from '../../domain/authentication'
import { repairAdminRoles } from '../../domain/accounts'
import { repairAuditLog } from '../../domain/audit/repairAuditLog'
import { repairRegistrations } from '../../domain/registrations'
import { repairSettings } from './repairSettings'

/** What must be true of the database before the first request is taken. Safe to repeat, also by several processes. */
export const prepareDatabase = async (payload: Payload): Promise<void> => {
  await ensureIndexes(payload, EXTRA_INDEXES)
  await repairRegistrations(payload)
  await resumePaymentEvents(payload)
  await repairDonations(payload)
  await repairMemberships(payload) // before later decisions add to them
  await finaliseApplications(payload)
  await repairRegisteredNames(payload)
  await finaliseNameChanges(payload)
  await finaliseRenewals(payload)
  await finaliseMembershipEvents(payload)
  await applyEmailChanges(payload)
  await repairAddressProofs(payload)
  await repairAdminRoles(payload)
  await repairAuditLog(payload)
  await carryOverAnswers(payload)
  await repairSettings(payload)
}

import type { Payload } from 'payload'
import { EXTRA_INDEXES } from '../../collections/indexes'
import { carryOverAnswers } from '../../domain/messaging/contactMessages'
import { applyEmailChanges } from '../../domain/accounts/accountSecurity'
import {
  finaliseApplications,
  finaliseMembershipEvents,
  finaliseNameChanges,
  finaliseRenewals,
  repairMemberships,
  repairRegisteredNames,
} from '../../domain/membership/membershipDecisions'
import { connectionOf } from '../../platform/database'
import { ensureIndexes } from '../../platform/ensureIndexes'
import { readProductVersion } from '../../platform/productVersion'
import { carryOverGroups } from '../../domain/groups'
import { repairDonations } from '../../domain/money/donations'
import { resumePaymentEvents } from '../../domain/money/paymentEvents'
import { repairAddressProofs } from '../../domain/accounts/authentication'
import { prepareDirectory } from '../../domain/people/directory'
import { repairAdminRoles } from '../../domain/accounts'
import { repairRegistrations } from '../../domain/events/registrations'
import { ALL_MIGRATIONS } from './migrations/allMigrations'
import { migrateDatabase } from './migrations/migrateDatabase'
import { refuseUnfinishedRestore } from './refuseUnfinishedRestore'

const migrate = async (payload: Payload): Promise<void> => {
  const { db } = connectionOf(payload)
  if (!db) throw new Error('There is no connection to the database')
  const version = readProductVersion()
  await migrateDatabase({ db, version, log: payload.logger, migrations: ALL_MIGRATIONS })
}

/** What must be true of the database before the first request is taken. Safe to repeat, also by several processes. */
export const prepareDatabase = async (payload: Payload): Promise<void> => {
  await refuseUnfinishedRestore(payload)
  await migrate(payload) // before indexes, which the old shape may not allow
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
  await carryOverAnswers(payload)
  await carryOverGroups(payload)
  await prepareDirectory(payload)
}

import type { Payload } from 'payload'
import { EXTRA_INDEXES, type ExtraIndex } from '../../collections/indexes'
import { applyEmailChanges } from '../../domain/accountSecurity'
import {
  finaliseApplications,
  finaliseMembershipEvents,
  finaliseNameChanges,
  finaliseRenewals,
  repairMemberships,
  repairRegisteredNames,
} from '../../domain/membershipDecisions'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'
import { repairDonations } from '../../domain/donations'
import { repairAddressProofs } from '../../domain/authentication'
import { repairAdminRoles } from '../../domain/accounts'
import { repairAuditLog } from '../../domain/audit/repairAuditLog'
import { repairRegistrations } from '../../domain/registrations'
import { repairSettings } from './repairSettings'

/** MongoDB's codes for an index of the same key that stands under another name or with other options. */
const INDEX_CONFLICTS = [85, 86]

const isIndexConflict = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  INDEX_CONFLICTS.includes(Number(error.code))

/** Makes an index; one that an earlier version of the project made differently gives way. */
const ensureIndex = async (
  payload: Payload,
  { collection: slug, key, options }: ExtraIndex,
): Promise<void> => {
  const { collection } = modelOf(payload, slug)
  try {
    await collection.createIndex(key, { ...options, ...NO_DEADLINE })
  } catch (error) {
    if (!isIndexConflict(error)) throw error
    const wanted = JSON.stringify(key)
    const standing = await collection.indexes()
    const inTheWay = standing.filter(
      (index) => index.name === options.name || JSON.stringify(index.key) === wanted,
    )
    for (const { name } of inTheWay) if (name) await collection.dropIndex(name)
    await collection.createIndex(key, { ...options, ...NO_DEADLINE })
  }
}

/** Makes the indexes that the fields of collections and their versions ask for. */
const ensureFieldIndexes = async (payload: Payload): Promise<void> => {
  const models = [...Object.values(payload.db.collections), ...Object.values(payload.db.versions)]
  await Promise.all(
    models.map((model) =>
      model.ensureIndexes({
        toCreate: model.schema.indexes().map(([key, options]) => [key, { ...options, ...NO_DEADLINE }]),
      } as object),
    ),
  )
}

/** What must be true of the database before the first request is taken. Safe to repeat, also by several processes. */
export const prepareDatabase = async (payload: Payload): Promise<void> => {
  await ensureFieldIndexes(payload)
  await Promise.all(EXTRA_INDEXES.map((index) => ensureIndex(payload, index)))
  await repairRegistrations(payload)
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
  await repairSettings(payload)
}

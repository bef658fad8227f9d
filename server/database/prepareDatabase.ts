import type { Payload } from 'payload'
import { EXTRA_INDEXES } from '../../collections/indexes'
import { modelOf } from '../services/database'
import { repairRegistrations } from './repairRegistrations'

/** What must be true of the database before the first request is taken. Safe to repeat, also by several processes. */
export const prepareDatabase = async (payload: Payload): Promise<void> => {
  await Promise.all(
    EXTRA_INDEXES.map(({ collection, key, options }) => modelOf(payload, collection).collection.createIndex(key, options)),
  )
  await repairRegistrations(payload)
}

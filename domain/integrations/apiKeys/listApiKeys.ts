import type { Payload } from 'payload'
import { findNames } from '../../people/profiles'
import { findApiKeys } from './apiKeysRepository'
import type { ApiKeyPage } from './apiKeyTexts.schema'
import { toApiKeyView } from './toApiKeyView'

const KEYS_PER_PAGE = 25

/** A page of all keys, the latest first, also those that ended. */
export const listApiKeys = async (payload: Payload, page: number): Promise<ApiKeyPage> => {
  const { docs, total } = await findApiKeys(payload, { page, perPage: KEYS_PER_PAGE })
  const names = await findNames(
    payload,
    docs.map(({ createdBy }) => createdBy),
  )
  return {
    docs: docs.map((key) => toApiKeyView(key, names)),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / KEYS_PER_PAGE)),
  }
}

import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findNames } from '../../people/profiles'
import { revokeKey } from './apiKeysRepository'
import type { ApiKeyView } from './apiKeyTexts.schema'
import { toApiKeyView } from './toApiKeyView'

/**
 * Ends a key at once, in every process. Repeated, it changes nothing.
 * @returns the key; undefined for one that is not there
 */
export const revokeApiKey = async (
  req: PayloadRequest,
  id: string,
  by: string,
): Promise<ApiKeyView | undefined> => {
  const revoked = await revokeKey(req.payload, id, by)
  if (!revoked) return undefined
  const { key, isFirst } = revoked
  if (isFirst)
    await recordChange(req, {
      action: 'api-key.revoked',
      subject: { collection: 'api-keys', id, title: key.name },
    })
  return toApiKeyView(key, await findNames(req.payload, [key.createdBy]))
}

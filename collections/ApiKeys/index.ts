import type { CollectionConfig } from 'payload'
import { apiKeysPersonalData } from '../../domain/integrations/apiKeys/apiKeysPrivacy'
import { API_KEY_LIMITS, API_PERMISSION_LABELS } from '../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { apiKeyEndpoints } from '../../endpoints/integrations/apiKeys'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

const { min, max } = API_KEY_LIMITS.requestsPerMinute

/**
 * Keys with which other programs read records. Made and revoked through endpoints alone; only the hash of a key is
 * stored. Source: issue 13, part 9.
 */
export const ApiKeys: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'api-keys',
  custom: { personalData: apiKeysPersonalData },
  endpoints: apiKeyEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: API_KEY_LIMITS.name },
    {
      name: 'permissions',
      type: 'select',
      hasMany: true,
      required: true,
      options: toOptions(API_PERMISSION_LABELS),
    },
    { name: 'requestsPerMinute', type: 'number', required: true, min, max },
    { name: 'expiresAt', type: 'date', required: true },
    // the first characters of the key, by which people tell keys apart
    { name: 'start', type: 'text', required: true, maxLength: 20 },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'lastUsedAt', type: 'date' },
    // nobody once the account is gone: the key is the association's
    { name: 'createdBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'revokedBy', type: 'relationship', relationTo: 'users', index: true },
  ],
}

/** API keys: how other programs of the association read its records. */
export { findKeysEnding } from './apiKeysRepository'
export { type UsedApiKey, authenticateApiKey } from './authenticateApiKey'
export { type ApiKeyProblem, createApiKey } from './createApiKey'
export { listApiKeys } from './listApiKeys'
export { readApiKey } from './readApiKey'
export { revokeApiKey } from './revokeApiKey'

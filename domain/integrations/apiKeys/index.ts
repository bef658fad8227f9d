/** API keys: how other programs of the association read its records. */
export { findKeysEnding } from './apiKeysRepository'
export { type UsedApiKey, authenticateApiKey, readApiKey } from './authenticateApiKey'
export { type ApiKeyProblem, createApiKey } from './manageApiKeys'
export { listApiKeys } from './listApiKeys'
export { revokeApiKey } from './manageApiKeys'

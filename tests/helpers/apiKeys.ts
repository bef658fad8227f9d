import { expect } from 'vitest'
import type { ApiPermission, CreatedApiKey } from '../../domain/integrations/apiKeys/apiKeyTexts.schema'
import type { Account } from './accounts'
import type { TestApp } from './testPayload'

/** The body of a new key that ends in a month, by default for reading people. */
export const apiKeyInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Accounting',
  permissions: ['people:read'] satisfies ApiPermission[],
  requestsPerMinute: 60,
  lastDay: new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10),
  ...overrides,
})

/** A new key, as an administrator makes one. */
export const makeApiKey = async (
  app: TestApp,
  admin: Account,
  overrides: Record<string, unknown> = {},
): Promise<CreatedApiKey> => {
  const answer = await app.request('POST', '/api/api-keys', {
    as: admin,
    body: apiKeyInput(overrides),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as CreatedApiKey
}

import { expect, it } from 'vitest'
import { mayGrant } from '../../../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { readApiKey } from '../../../../../domain/integrations/apiKeys/authenticateApiKey'

it.each([
  ['Bearer ace_abc', 'ace_abc'],
  ['bearer  ace_abc', 'ace_abc'],
  [' Bearer ace_abc ', 'ace_abc'],
  ['Bearer other', undefined],
  ['Basic ace_abc', undefined],
  ['ace_abc', undefined],
  [`Bearer ace_${'a'.repeat(300)}`, undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (header, key) => {
  expect(readApiKey(header)).toBe(key)
})

it('lets nobody give what they may not read', () => {
  expect(mayGrant({ roles: ['admin'] }, ['people:read', 'payments:read', 'events:read'])).toBe(true)
  expect(mayGrant({ roles: ['registrar'] }, ['people:read'])).toBe(true)
  expect(mayGrant({ roles: ['registrar'] }, ['people:read', 'payments:read'])).toBe(false)
  expect(mayGrant({ roles: ['member'] }, ['events:read'])).toBe(false)
})

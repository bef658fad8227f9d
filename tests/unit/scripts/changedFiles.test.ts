import { describe, expect, it } from 'vitest'
import { integrationTestsOf } from '../../../scripts/changed-files.mjs'

const FOLDERS = [
  'tests/int/domain/money/payments',
  'tests/int/endpoints/money/payments',
  'tests/int/endpoints/events',
]

describe('the integration tests of changed files', () => {
  it('lie in folders with the name of the subject', () => {
    expect(integrationTestsOf(['domain/money/payments/card/startCard.ts'], FOLDERS)).toEqual([
      'tests/int/domain/money/payments/',
      'tests/int/endpoints/money/payments/',
    ])
    expect(integrationTestsOf(['frontend/features/events/EventCard.tsx'], FOLDERS)).toEqual([
      'tests/int/endpoints/events/',
    ])
  })

  it('include the tables of access where a file declares who may do what', () => {
    expect(integrationTestsOf(['collections/Events/index.ts'], FOLDERS)).toEqual([
      'tests/int/access',
      'tests/int/endpoints/events/',
    ])
    expect(integrationTestsOf(['domain/money/payments/access/mayRead.ts'], FOLDERS)).toContain(
      'tests/int/access',
    )
  })

  it('include tests that changed themselves, and nothing for other files', () => {
    expect(integrationTestsOf(['tests/int/seed/seed.test.ts', 'README.md', 'docs/a.md'], FOLDERS)).toEqual([
      'tests/int/seed/seed.test.ts',
    ])
  })
})

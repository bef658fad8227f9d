import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { DEADLINE_NAMES, UNAVAILABLE_NAMES, UNFIT_VALUE_NAMES } from '../../../platform/databaseErrors'

const OWN = 'DatabaseUnavailableError'

const load = createRequire(import.meta.url) as (id: string) => Record<string, unknown>

/** The names of the error classes among a module's exports. */
const errorNames = (exports: Record<string, unknown>): string[] =>
  Object.values(exports).flatMap((exported) =>
    typeof exported === 'function' && exported.prototype instanceof Error ? [exported.prototype.name] : [],
  )

/** Neither the driver nor mongoose exports these. */
const poolErrors = errorNames(load('mongodb/lib/cmap/errors'))
const ofMongoose = ['objectExpected', 'objectParameter'].map((name) => load(`mongoose/lib/error/${name}`))

const packageNames = [
  ...errorNames(load('mongodb')),
  ...errorNames(load('bson')),
  ...errorNames({ ...(load('mongoose').Error as Record<string, unknown>) }),
  ...errorNames(Object.fromEntries(ofMongoose.entries())),
  ...poolErrors,
]

describe('the names that identify database errors', () => {
  it.each([...UNAVAILABLE_NAMES, ...DEADLINE_NAMES, ...UNFIT_VALUE_NAMES].filter((name) => name !== OWN))(
    '%s is an error of the installed driver or of mongoose',
    (name) => {
      expect(packageNames).toContain(name)
    },
  )

  it('include every error of the connection pool', () => {
    expect(poolErrors.filter((name) => !UNAVAILABLE_NAMES.has(name))).toEqual([])
  })
})

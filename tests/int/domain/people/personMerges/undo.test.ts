import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MERGE_FIELD_NAMES, SIDES } from '../../../../../domain/people/personMerges/personMergeTexts.schema'
import { referencesThat } from '../../../../../domain/people/personMerges/references'
import { makeAccount } from '../../../../helpers/accounts'
import { fewOrFull } from '../../../../helpers/fullCounts'
import { makePerson, mergeNow, readDatabase, undoNow } from '../../../../helpers/mergedPeople'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const RUNS = fewOrFull({ few: 6, full: 300 })

let app: TestApp
let req: PayloadRequest
beforeAll(async () => {
  app = await startTestPayload()
  const { id } = await makeAccount(app.payload, { roles: ['registrar'] })
  req = {
    payload: app.payload,
    user: { id, collection: 'users', roles: ['registrar'] },
  } as unknown as PayloadRequest
})
afterAll(() => app.stop())

const text = fc.option(fc.constantFrom('Juba', 'Akol Deng', 'Nyandeng Deng', ''), { nil: undefined })
const person = fc.record({
  records: fc.array(fc.integer({ min: 0, max: 2 }), {
    minLength: referencesThat('moves').length,
    maxLength: referencesThat('moves').length,
  }),
  hasMembership: fc.boolean(),
  profile: fc.record(
    {
      bio: text,
      organization: text,
      phone: text,
      isInDirectory: fc.boolean(),
      yearsOfExperience: fc.nat(40),
    },
    { requiredKeys: [] },
  ),
})
const choices = fc.dictionary(fc.constantFrom(...MERGE_FIELD_NAMES), fc.constantFrom(...SIDES))

it('a merge that is undone leaves the database as it was', async () => {
  await fc.assert(
    fc.asyncProperty(person, person, choices, async (one, other, chosen) => {
      const [remaining, merged] = [await makePerson(app.payload, one), await makePerson(app.payload, other)]
      const before = await readDatabase(app.payload)
      const merge = await mergeNow(req, remaining, merged, chosen)
      const between = await readDatabase(app.payload)
      expect(between).not.toEqual(before)
      for (const { collection, field, onConflict } of referencesThat('moves'))
        if (!onConflict)
          for (const [key, stored] of between)
            if (key.startsWith(`${collection} `) && !field.includes('.'))
              expect((JSON.parse(stored) as Record<string, unknown>)[field], key).not.toBe(
                merged.toHexString(),
              )
      expect(await undoNow(req, merge)).toEqual([])
      const after = await readDatabase(app.payload)
      for (const [key, stored] of before) expect(after.get(key), key).toBe(stored)
      expect(after.size).toBe(before.size)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
}, 900_000)

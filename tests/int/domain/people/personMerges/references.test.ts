import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REFERENCES } from '../../../../../domain/people/personMerges/references'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** The fields of a collection that name an account, however deep. */
const fieldsNamingUsers = (fields: readonly Field[], path: string[] = []): string[] =>
  fields.flatMap((field): string[] => {
    const own = 'name' in field && field.name ? [...path, field.name] : path
    if (field.type === 'relationship' || field.type === 'upload')
      return [field.relationTo].flat().includes('users') ? [own.join('.')] : []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        fieldsNamingUsers(tab.fields, 'name' in tab && tab.name ? [...own, tab.name] : own),
      )
    if (field.type === 'blocks') return field.blocks.flatMap((block) => fieldsNamingUsers(block.fields, own))
    return 'fields' in field ? fieldsNamingUsers(field.fields, own) : []
  })

it('every field that names an account says what becomes of it in a merge, and no other does', () => {
  const named = app.payload.config.collections.flatMap(({ slug, fields }) =>
    fieldsNamingUsers(fields).map((field) => `${slug}.${field}`),
  )
  // texts that hold the id of an account
  const texts = ['nomination-votes.user', 'webhook-deliveries.account']
  const told = REFERENCES.map(({ collection, field }) => `${collection}.${field}`)
  expect(told.toSorted()).toEqual([...named, ...texts].toSorted())
})

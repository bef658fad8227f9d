import { expect, it } from 'vitest'
import { groupFields } from '../../../../../domain/office/savedLists/fieldGroups.schema'
import { LIST_FIELDS } from '../../../../../domain/office/savedLists/listFields.schema'
import { keysOf } from '../../../../../platform/records.schema'

it('every field is offered once, under a heading', () => {
  const offered = groupFields(keysOf(LIST_FIELDS)).flatMap(({ fields }) => fields)
  expect(offered.toSorted()).toEqual(keysOf(LIST_FIELDS).toSorted())
})

it('a heading without fields that the reader may use is left out', () => {
  expect(groupFields(['grade', 'name'])).toEqual([
    { heading: 'Membership', fields: ['grade'] },
    { heading: 'Person', fields: ['name'] },
  ])
})

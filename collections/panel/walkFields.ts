import type { Field } from 'payload'

/** The fields that a field holds in groups, rows, tabs, lists and blocks. */
const childrenOf = (field: Field): Field[] => [
  ...('fields' in field ? field.fields : []),
  ...('tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : []),
  ...('blocks' in field ? field.blocks.flatMap((block) => block.fields) : []),
]

/** Visits every field once, however deep it lies; blocks that several pages share are visited once. */
export const walkFields = (
  fields: readonly Field[],
  visit: (field: Field) => void,
  seen = new Set<Field>(),
): void => {
  for (const field of fields) {
    if (seen.has(field)) continue
    seen.add(field)
    visit(field)
    walkFields(childrenOf(field), visit, seen)
  }
}

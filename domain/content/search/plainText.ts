import type { Field } from 'payload'

/** Fields with addresses, names of drawings and similar: people do not read them. */
const TECHNICAL = new Set([
  'slug',
  'path',
  'href',
  'url',
  'videoUrl',
  'icon',
  'anchor',
  'email',
  'joinLabel',
  'blockName',
  'id',
])

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words of a rich text. */
const richText = (node: unknown): string => {
  if (!isObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  const children = Array.isArray(node.children) ? node.children.map(richText) : []
  return children.join(
    node.type === 'paragraph' || node.type === 'heading' || node.type === 'listitem' ? '' : ' ',
  )
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : [])

const isPrivate = (field: Field): boolean =>
  ('access' in field && field.access?.read !== undefined) || ('hidden' in field && field.hidden === true)

const textOfField = (field: Field, values: Values): string[] => {
  if (isPrivate(field)) return []
  if (field.type === 'row' || field.type === 'collapsible') return textsOf(field.fields, values)
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      textsOf(tab.fields, 'name' in tab && tab.name ? values[tab.name] : values),
    )
  if (!('name' in field) || !field.name || TECHNICAL.has(field.name))
    return field.type === 'group' ? textsOf(field.fields, values) : []
  const value = values[field.name]
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [value].flat().filter((text) => typeof text === 'string')
    case 'richText':
      return isObject(value) ? [richText(value.root)] : []
    case 'group':
      return textsOf(field.fields, value)
    case 'array':
      return rowsOf(value).flatMap((row) => textsOf(field.fields, row))
    case 'blocks':
      return rowsOf(value).flatMap((block) =>
        textsOf(field.blocks.find(({ slug }) => slug === block.blockType)?.fields ?? [], block),
      )
    default:
      return []
  }
}

/**
 * All text that people read in a document, by the fields of its collection: a new field is indexed as well.
 */
export const textsOf = (fields: Field[], values: unknown): string[] =>
  isObject(values) ? fields.flatMap((field) => textOfField(field, values)) : []

/** The labels of a document's selected options: category, topic, region. */
export const labelsOf = (fields: Field[], values: Values): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return labelsOf(field.fields, values)
    if (field.type !== 'select' || isPrivate(field) || TECHNICAL.has(field.name)) return []
    const chosen = [values[field.name]].flat()
    return field.options.flatMap((option) =>
      typeof option === 'object' && chosen.includes(option.value) && typeof option.label === 'string'
        ? [option.label]
        : [],
    )
  })

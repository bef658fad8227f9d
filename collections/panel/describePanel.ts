import { type Field, type SanitizedCollectionConfig, type SanitizedConfig, toWords } from 'payload'
import { findByPerson } from './findByPerson'
import { sentenceCase } from './sentenceCase'
import { walkFields } from './walkFields'

const DATES = '/app/(payload)/dates'
const RECORD_LINK = '/app/(payload)/dashboard/RecordLink#RecordLink'

/** Collections whose records have a screen, or stand in a list, on the dashboard under /admin. */
const ON_DESK = new Set([
  'applications',
  'contact-messages',
  'events',
  'memberships',
  'profiles',
  'publications',
  'registrations',
  'renewals',
  'roles',
  'submissions',
  'users',
])

const isText = (label: unknown): label is string => typeof label === 'string'

/** A label that Payload made from the field's name: `Full Name`. Tabs and the like may have none. */
const describeLabel = (field: Field): void => {
  if (!('name' in field) || !field.name || !('label' in field)) return
  if (isText(field.label) && field.label === toWords(field.name)) field.label = sentenceCase(field.label)
}

/** Every moment is asked for and shown as the clocks in Juba show it, and says so; a day has no time. */
const describeDate = (field: Field): void => {
  if (field.type !== 'date') return
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
  // `Expires at` says no more than `Expires`
  if (isText(field.label)) field.label = field.label.replace(/ at$/, '')
  if (!isDay) {
    const words: Record<string, string> = { createdAt: 'Created', updatedAt: 'Changed' }
    const label = words[field.name] ?? (isText(field.label) ? field.label : sentenceCase(toWords(field.name)))
    if (!label.endsWith('(Juba time)')) field.label = `${label} (Juba time)`
  }
  field.admin ??= {}
  field.admin.components = {
    Cell: `${DATES}/JubaDateCell#JubaDateCell`,
    Field: `${DATES}/JubaDateField#JubaDateField`,
    ...field.admin.components,
  }
}

const describeNames = ({ labels }: SanitizedCollectionConfig): void => {
  for (const key of ['singular', 'plural'] as const) {
    const label = labels[key]
    if (isText(label)) labels[key] = sentenceCase(label)
  }
}

/**
 * How the panel reads to staff, in one place for all collections and globals: labels as people write them, Juba time,
 * no tab with the record as JSON, lists that find people by name, and a way to the same record on the dashboard.
 */
export const describePanel = async (building: Promise<SanitizedConfig>): Promise<SanitizedConfig> => {
  const config = await building
  const seen = new Set<Field>()
  for (const entity of [...config.collections, ...config.globals]) {
    entity.admin.hideAPIURL = true
    walkFields(
      entity.fields,
      (field) => {
        describeLabel(field)
        describeDate(field)
      },
      seen,
    )
  }
  for (const collection of config.collections) {
    describeNames(collection)
    findByPerson(collection)
    if (!ON_DESK.has(collection.slug)) continue
    const { edit = {}, ...components } = collection.admin.components ?? {}
    collection.admin.components = {
      ...components,
      edit: { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), RECORD_LINK] },
    }
  }
  for (const global of config.globals) if (isText(global.label)) global.label = sentenceCase(global.label)
  return config
}

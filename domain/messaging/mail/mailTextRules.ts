import { z } from 'zod'
import { type Block, paragraph } from '../../../services/mail/blocks'
import type { MailSite, MailTemplate } from '../../../services/mail/defineMail'
import { formatJubaDate } from '../../../platform/jubaTime'
import { GRADES } from '../../membership/memberships/grades.schema'
import { fillBraces, namesInBraces } from '../../../platform/doubleBraces.schema'
import { isKeyOf } from '../../../platform/records.schema'

/** What staff wrote instead of the subject and the paragraphs of a mail. */
export interface OwnMailText {
  subject: string
  text: string
}

interface JsonSchema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Secrets, addresses of pages and numbers of records are no words. */
const isSecret = (name: string): boolean => /token|link|url|^key$|id$|attachments/i.test(name)

const schemaOf = ({ schema }: MailTemplate): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** The fields of a mail that a text can name: words, dates and whole numbers at the top of its data. */
export const placeholdersOf = (template: MailTemplate): string[] => {
  const fields = Object.entries(schemaOf(template).properties ?? {}).filter(
    ([name, { type }]) =>
      !isSecret(name) &&
      (type === 'string' ||
        ((type === 'integer' || type === 'number') && !/(cents|minor|bytes)$/i.test(name))),
  )
  return ['siteName', ...fields.map(([name]) => name)]
}

const EXAMPLE_DATE = '2026-12-01T08:00:00.000Z'

const exampleOf = (schema: JsonSchema, name: string, mark: (name: string) => string): unknown => {
  const { type, format, enum: values, const: only, anyOf, properties, items } = schema
  if (only !== undefined) return only
  if (values) return values[0]
  if (anyOf) return exampleOf(anyOf[0] ?? {}, name, mark)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, value]) => [key, exampleOf(value, key, mark)]),
    )
  if (type === 'array') return [exampleOf(items ?? {}, name, mark)]
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 3
  if (format === 'date-time' || /(at|until|date|day)$/i.test(name)) return EXAMPLE_DATE
  if (format === 'email') return 'nyandeng@example.org'
  return mark(name)
}

/** Data that a mail can be drawn with, with `{{name}}` in place of each word. */
export const exampleData = (template: MailTemplate, mark = (name: string): string => `{{${name}}}`): object =>
  exampleOf(schemaOf(template), '', mark) as object

/** The names in double braces that a mail does not have. */
export const unknownFields = (template: MailTemplate, { subject, text }: OwnMailText): string[] => {
  const known = placeholdersOf(template)
  return [...new Set(namesInBraces(`${subject}\n${text}`).filter((name) => !known.includes(name)))]
}

const inWords = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatJubaDate(value)
  return isKeyOf(GRADES, value) ? GRADES[value] : value
}

const fill = (text: string, data: object, site: MailSite): string =>
  fillBraces(text, (name) => (name === 'siteName' ? site.name : inWords(Reflect.get(data, name))))

/**
 * A mail with the words of staff: the subject, and paragraphs in place of its own. Facts, buttons with their links,
 * quotations and small print stay as they are.
 * @throws for a text that names a field which the mail does not have
 */
export const withOwnText = (
  template: MailTemplate,
  own: OwnMailText,
  { data, blocks, site }: { data: object; blocks: readonly Block[]; site: MailSite },
): { subject: string; blocks: Block[] } => {
  const [unknown] = unknownFields(template, own)
  if (unknown !== undefined) throw new Error(`There is no {{${unknown}}} in this mail`)
  const words = fill(own.text, data, site)
    .split(/\n{2,}/)
    .map(paragraph)
  const first = blocks.findIndex(({ type }) => type === 'paragraph')
  const rest = blocks.filter(({ type }) => type !== 'paragraph')
  const place = Math.max(0, first)
  return {
    subject: fill(own.subject, data, site),
    blocks: [...rest.slice(0, place), ...words, ...rest.slice(place)],
  }
}

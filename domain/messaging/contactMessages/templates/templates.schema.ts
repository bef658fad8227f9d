/** Templates of answers, as the browser has them. A leaf, without zod. */

/** In characters, but for the number of templates. */
export const TEMPLATE_LIMITS = { title: 100, text: 6_000, templates: 200 } as const

/** What a template can name, and what stands there for the reader of a list of fields. */
export const TEMPLATE_FIELDS = {
  name: 'the name of the person who wrote',
  subject: 'the subject of the message',
  myName: 'your own name',
} as const
export type TemplateField = keyof typeof TEMPLATE_FIELDS

/** A text that staff begin an answer with. */
export interface AnswerTemplate {
  id: string
  title: string
  text: string
  /** ISO 8601; sent along with a change. */
  updatedAt: string
}

const PATTERN = /\{\{\s*([^{}]*?)\s*\}\}/g

const isField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name)

/** The names in double braces that no template has, each once. */
export const unknownTemplateFields = (text: string): string[] => [
  ...new Set([...text.matchAll(PATTERN)].flatMap(([, name = '']) => (isField(name) ? [] : [name]))),
]

/** A template with its fields filled in. What stands in a field is not read as a field again. */
export const fillTemplate = (text: string, values: Record<TemplateField, string>): string =>
  text.replace(PATTERN, (written, name: string) => (isField(name) ? values[name] : written))

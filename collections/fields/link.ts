import type { ArrayField, RowField, TextField } from 'payload'
import type { z } from 'zod'
import { HOLDS_LINK } from '../../domain/content'
import { linkSchema, urlSchema } from './link.schema'

type Overrides = Partial<Pick<TextField, 'name' | 'label' | 'required' | 'admin'>>

/** Why a text is no such link, or true. */
export const checkLink = (schema: z.ZodString, value: unknown, isRequired: boolean): string | true => {
  if (value === undefined || value === null || value === '')
    return isRequired ? 'This field is required.' : true
  const parsed = schema.safeParse(value)
  return parsed.success || (parsed.error.issues[0]?.message ?? 'This is not a link.')
}

/** A link to a page of this site or elsewhere. */
export const linkField = ({ required = false, ...overrides }: Overrides = {}): TextField => ({
  name: 'href',
  label: 'Link',
  type: 'text',
  custom: { [HOLDS_LINK]: true },
  required,
  maxLength: 1000,
  validate: (value: unknown) => checkLink(linkSchema, value, required),
  ...overrides,
})

/** The address of another site. */
export const urlField = ({ required = false, ...overrides }: Overrides = {}): TextField => ({
  name: 'url',
  label: 'Address',
  type: 'text',
  required,
  maxLength: 1000,
  validate: (value: unknown) => checkLink(urlSchema, value, required),
  ...overrides,
})

const labelAndLink = (): RowField => ({
  type: 'row',
  fields: [{ name: 'label', type: 'text', required: true, maxLength: 80 }, linkField({ required: true })],
})

/** A list of links with their labels. */
export const linksField = (
  overrides: Partial<Pick<ArrayField, 'name' | 'admin' | 'maxRows' | 'label'>> = {},
): ArrayField => ({
  name: 'links',
  type: 'array',
  interfaceName: 'Links',
  maxRows: 30,
  labels: { singular: 'Link', plural: 'Links' },
  fields: [labelAndLink()],
  ...overrides,
})

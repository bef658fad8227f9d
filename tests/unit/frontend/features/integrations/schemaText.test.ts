import { expect, it } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '../../../../../frontend/features/integrations/api/openApi.types'
import { fieldsOf, typeText } from '../../../../../frontend/features/integrations/api/schemaText'

const jsonOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema) as JsonSchema

it.each([
  ['text', z.string()],
  ['text or null', z.string().nullable()],
  ['date and time', z.iso.datetime()],
  ['date and time or null', z.iso.datetime().nullable()],
  ['whole number, 1 to 100', z.int().min(1).max(100)],
  ['number, at least 0', z.number().min(0)],
  ['true or false', z.boolean()],
  ['“cash”, “bank”', z.enum(['cash', 'bank'])],
  ['"received"', z.literal('received')],
  ['list of text', z.array(z.string())],
  ['list', z.array(z.object({ id: z.string() }))],
])('says %s', (text, schema) => {
  expect(typeText(jsonOf(schema))).toBe(text)
})

it('names the fields of a page, and those of its records', () => {
  const page = z.object({ data: z.array(z.object({ id: z.string(), email: z.string().optional() })) })
  expect(fieldsOf(jsonOf(page)).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['data', true],
    ['data[].id', true],
    ['data[].email', false],
  ])
})

it('names the fields of a list, of what may be null, and of one of several kinds', () => {
  const list = z.array(
    z.object({
      owner: z.object({ name: z.string() }).nullable(),
      block: z.discriminatedUnion('type', [
        z.object({ type: z.literal('text'), text: z.string() }),
        z.object({ type: z.literal('button'), url: z.string() }),
      ]),
    }),
  )
  expect(fieldsOf(jsonOf(list)).map(({ name, schema }) => [name, typeText(schema)])).toEqual([
    ['[].owner', 'object or null'],
    ['[].owner.name', 'text'],
    ['[].block', 'object'],
    ['[].block.type', '"text" or "button"'],
    ['[].block.text', 'text'],
    ['[].block.url', 'text'],
  ])
})

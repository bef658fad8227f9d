import { z } from 'zod'
import { mailingChangeSchema, newMailingSchema } from './mailing.schema'

const set = (target: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void => {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = (target[name] ??= {}) as Record<string, unknown>
  set(inner, rest, value)
}

/** What a form holds, by the paths that its fields are named after: `blocks.0.text`, `audience.to`. */
const toMailing = (values: unknown): unknown => {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values as Record<string, unknown>))
    set(nested, name.split('.'), value)
  const {
    blocks = {},
    audience = {},
    ...rest
  } = nested as {
    blocks?: Record<string, unknown>
    audience?: Record<string, unknown>
  }
  const { emails } = audience
  return {
    ...rest,
    audience: {
      ...audience,
      ...(typeof emails === 'string' && { emails: emails.split(/[\s,;]+/).filter(Boolean) }),
    },
    blocks: Object.keys(blocks)
      .sort((one, other) => Number(one) - Number(other))
      .map((place) => blocks[place]),
  }
}

/** The form of a new mailing. */
export const newMailingForm = z.preprocess(toMailing, newMailingSchema)
/** The form of a draft. */
export const mailingChangeForm = z.preprocess(toMailing, mailingChangeSchema)

import { z } from 'zod'
import type { Block } from '../../../services/mail/blocks.schema'

const part = z.object({ text: z.string(), url: z.string().optional() })

/** A block of a mail as it is read. */
export const mailBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('button'), label: z.string(), url: z.string() }),
  z.object({
    type: z.literal('facts'),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({ type: z.literal('quote'), text: z.string() }),
  z.object({ type: z.literal('note'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('linked'), parts: z.array(part) }),
  z.object({ type: z.literal('list'), items: z.array(z.array(part)) }),
  z.object({ type: z.literal('picture'), url: z.string(), alt: z.string() }),
]) satisfies z.ZodType<Block>

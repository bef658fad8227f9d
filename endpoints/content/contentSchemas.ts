import { z } from 'zod'
import type { Uses } from '../../domain/content/trash/uses.schema'
import { whole } from '../answerSchemas'

/** The records of the site's content that can be moved to the trash. */
export const RECORDS = {
  chapters: 'a chapter',
  divisions: 'a division',
  events: 'an event',
  faqs: 'a question',
  media: 'a picture',
  news: 'a news item',
  officers: 'an officer',
  pages: 'a page',
  policies: 'a policy',
  publications: 'a publication',
} as const

export const usesAnswer = z.object({
  uses: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      href: z.string().describe('Its address in the panel.'),
      isDraft: z.boolean(),
      isInTrash: z.boolean(),
      by: z.enum(['record', 'link']).describe('Whether it shows the record, or leads to its address.'),
    }),
  ),
  counted: z.array(z.object({ kind: z.string(), count: whole })),
  isPartial: z.boolean().describe('Whether there is more than is listed.'),
}) satisfies z.ZodType<Uses>

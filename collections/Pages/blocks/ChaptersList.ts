import type { Block } from 'payload'
import { CHAPTER_KINDS } from '../../../domain/content/chapter.schema'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** Chapters, from their own list. */
export const ChaptersList: Block = {
  slug: 'chaptersList',
  interfaceName: 'ChaptersListBlock',
  labels: { singular: 'Chapters', plural: 'Chapters' },
  fields: [
    ...heading(),
    {
      name: 'kind',
      type: 'select',
      options: toOptions(CHAPTER_KINDS),
      admin: { description: 'Leave empty to show all.' },
    },
    { name: 'joinLabel', type: 'text', maxLength: 40, defaultValue: 'Join Chapter' },
  ],
}

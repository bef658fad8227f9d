import type { Block } from 'payload'
import { heading } from './heading'

/** One picture. */
export const Picture: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    ...heading(),
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', maxLength: 300 },
  ],
}

import type { Block } from 'payload'
import { richTextField } from '../../fields/richText'
import { heading } from './heading'

/** Running text. */
export const Prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [...heading(), richTextField({ required: true })],
}

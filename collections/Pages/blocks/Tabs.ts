import type { Block } from 'payload'
import { heading } from './heading'
import { plainBlocks } from './plainBlocks'
import { withPicture } from './withPicture'

/** Blocks behind tabs; the first one is open. */
export const Tabs: Block = withPicture({
  slug: 'tabs',
  interfaceName: 'TabsBlock',
  labels: { singular: 'Tabs', plural: 'Tabs' },
  fields: [
    ...heading(),
    {
      name: 'tabs',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      labels: { singular: 'Tab', plural: 'Tabs' },
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 40 },
        { name: 'blocks', type: 'blocks', required: true, blocks: plainBlocks },
      ],
    },
  ],
})

import type { Block } from './blocks.types'
import { PlainBlockView } from './PlainBlocks'
import { Tabs } from './Tabs'

const BlockView = ({ block }: { block: Block }) =>
  block.blockType === 'tabs' ? <Tabs block={block} /> : <PlainBlockView block={block} />

/** The parts of a page, one below the other. */
export const Blocks = ({ blocks }: { blocks: Block[] | null | undefined }) => (
  <div className="wrap blocks">
    {blocks?.map((block, index) => (
      <BlockView key={block.id ?? index} block={block} />
    ))}
  </div>
)

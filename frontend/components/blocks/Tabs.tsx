import { useSearchParams } from 'react-router-dom'
import { toAnchor } from '../../lib/toAnchor'
import { TabLinks } from '../ui/TabLinks'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { PlainBlockView } from './PlainBlocks'
import { TAB_PARAMETER, selectedTab } from './selectedTab'

/** Blocks behind tabs. The address remembers the open one, so that each can be linked to and works without a script. */
export const Tabs = ({ block }: { block: BlockOf<'tabs'> }) => {
  const [search] = useSearchParams()
  const selected = selectedTab(block.tabs, search)
  return (
    <BlockSection block={block}>
      <TabLinks
        label={block.title || 'Sections'}
        parameter={TAB_PARAMETER}
        tabs={block.tabs.map(({ label }) => ({ id: toAnchor(label), label }))}
        selected={selected ? toAnchor(selected.label) : ''}
      >
        {selected?.blocks.map((inner) => (
          <PlainBlockView key={inner.id} block={inner} />
        ))}
      </TabLinks>
    </BlockSection>
  )
}

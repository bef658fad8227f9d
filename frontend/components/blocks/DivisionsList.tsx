import { useSiteChrome } from '../../lib/siteChrome'
import { DivisionBoard } from '../layout/DivisionBoard'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'

/** The technical divisions as a board of signs. */
export const DivisionsList = ({ block }: { block: BlockOf<'divisionsList'> }) => (
  <BlockSection block={block}>
    <DivisionBoard divisions={useSiteChrome().divisions} />
  </BlockSection>
)

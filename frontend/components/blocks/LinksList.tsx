import { Icon } from '../ui/Icon'
import { SmartLink } from '../ui/SmartLink'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { columnsFor } from './columnsFor'

/** Links, each with a line of explanation. */
export const LinksList = ({ block }: { block: BlockOf<'linksList'> }) => (
  <BlockSection block={block}>
    <ul className={`grid gap-x-gap ${columnsFor(block.items.length)}`}>
      {block.items.map(({ id, label, href, text }) => (
        <li key={id ?? href} className="border-t border-rule-strong py-4">
          <SmartLink
            href={href}
            className="inline-block py-2 font-display text-lg font-semibold hover:text-nile"
          >
            <span className="link">{label}</span>
            <Icon name="arrow" className="ms-2 inline size-[0.7em] text-laterite" />
          </SmartLink>
          {text && <p className="text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  </BlockSection>
)

import { SmartLink } from '../ui/SmartLink'
import { BlockSection, ItemTitle } from './BlockSection'
import type { BlockOf } from './blocks.types'

/** One after the other, along a dimension line. */
export const Steps = ({ block }: { block: BlockOf<'steps'> }) => (
  <BlockSection block={block}>
    <ol className="steps">
      {block.steps.map(({ id, title, date, text, href, linkLabel }, index) => (
        <li key={id ?? index}>
          <p className="font-display font-semibold text-laterite tabular-nums">
            {date || `Step ${index + 1}`}
          </p>
          <ItemTitle block={block} className="mt-1 mb-1.5 text-xl">
            {title}
          </ItemTitle>
          {text && <p className="text-ink-soft">{text}</p>}
          {href && (
            <SmartLink href={href} className="link mt-1 inline-flex min-h-11 items-center font-semibold">
              {linkLabel || title}
            </SmartLink>
          )}
        </li>
      ))}
    </ol>
  </BlockSection>
)

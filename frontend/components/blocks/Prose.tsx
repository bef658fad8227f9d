import { classNames } from '../../lib/classNames'
import { RichText } from '../richText/RichText'
import { type TextHeading, headingsOf } from '../richText/headingsOf'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'

/** From here on a text is long enough for a list of its headings beside it. */
const MIN_CONTENTS = 4

const Contents = ({ headings }: { headings: TextHeading[] }) => (
  <nav aria-label="On this page" className="self-start max-lg:hidden lg:sticky lg:top-24">
    <p className="font-display text-lg font-semibold">On this page</p>
    <ul className="mt-1 border-s border-rule-strong">
      {headings.map(({ anchor, text }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="block py-2 ps-4 leading-snug text-ink-soft hover:text-nile hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Running text, on the right two thirds of a wide screen: beside its headings if it has many. */
export const Prose = ({ block }: { block: BlockOf<'prose'> }) => {
  const headings = headingsOf(block.content).filter(({ tag }) => tag === 'h2')
  const isStatement = block.content.root.children.length === 1
  return (
    <BlockSection block={block}>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        {headings.length >= MIN_CONTENTS && <Contents headings={headings} />}
        <div className={classNames('lg:col-start-2', isStatement && block.title && 'text-lg')}>
          <RichText value={block.content} shift={block.title ? 1 : 0} hasAnchors />
        </div>
      </div>
    </BlockSection>
  )
}

import { classNames } from '../../lib/classNames'
import { RichText } from '../richText/RichText'
import { type TextHeading, headingsOf } from '../richText/headingsOf'
import { Icon } from '../ui/Icon'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'

/** From here on a text is long enough for a list of its headings beside it. */
const MIN_CONTENTS = 4

const ContentLinks = ({ headings }: { headings: TextHeading[] }) => (
  <ul className="mt-1 border-s border-rule-strong">
    {headings.map(({ anchor, text }) => (
      <li key={anchor}>
        <a
          href={`#${anchor}`}
          className="flex min-h-11 items-center py-2 ps-4 leading-snug text-ink-soft hover:text-nile hover:underline lg:min-h-0"
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)

/** The headings of a long text: beside it where there is room, else folded up above it. */
const Contents = ({ headings }: { headings: TextHeading[] }) => (
  <>
    <nav aria-label="On this page" className="self-start max-lg:hidden lg:sticky lg:top-24 print:hidden">
      <p className="font-display text-lg font-semibold">On this page</p>
      <ContentLinks headings={headings} />
    </nav>
    <nav aria-label="On this page" className="mb-8 border-y border-rule-strong lg:hidden print:hidden">
      <details className="disclosure">
        <summary>
          <span className="font-display text-lg font-semibold">On this page</span>
          <Icon name="chevron" className="disclosure-sign" />
        </summary>
        <div className="disclosure-body">
          <ContentLinks headings={headings} />
        </div>
      </details>
    </nav>
  </>
)

/** Running text; with many headings on the right two thirds of a wide screen, beside them. */
export const Prose = ({ block }: { block: BlockOf<'prose'> }) => {
  const headings = headingsOf(block.content).filter(({ tag }) => tag === 'h2')
  const hasContents = headings.length >= MIN_CONTENTS
  const isStatement = block.content.root.children.length === 1
  return (
    <BlockSection block={block}>
      <div
        className={classNames(
          hasContents && 'grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
          isStatement && block.title && 'text-lg',
        )}
      >
        {hasContents && <Contents headings={headings} />}
        <RichText value={block.content} shift={block.title ? 1 : 0} hasAnchors />
      </div>
    </BlockSection>
  )
}

import {
  BOOK_SUBCATEGORIES,
  type BookSubcategory,
  PUBLICATION_CATEGORIES,
  type PublicationCategory,
} from '../../../domain/publications/categories.schema'
import type { PublicationHub } from '../../../domain/publications/hub.schema'
import { Disclosure } from '../../components/ui/Disclosure'
import { HubShelf } from './HubShelf'
import { keysOf } from '../../../platform/records.schema'

const Count = ({ of: count }: { of: number }) => (
  <span className="font-sans text-base font-normal text-ink-soft tabular-nums">
    {count}
    <span className="sr-only"> {count === 1 ? 'publication' : 'publications'}</span>
  </span>
)

const Titled = ({ title, count }: { title: string; count: number }) => (
  <>
    {title}
    {'\u00a0'} {/* the number stays with the last word */}
    <Count of={count} />
  </>
)

const Books = ({ books }: Pick<PublicationHub, 'books'>) => (
  <div className="ms-1 border-s border-laterite ps-4">
    {keysOf<BookSubcategory>(BOOK_SUBCATEGORIES).map((name) => (
      <Disclosure
        key={name}
        level={4}
        title={<Titled title={BOOK_SUBCATEGORIES[name]} count={books[name].count} />}
      >
        <HubShelf latest={books[name].latest} />
      </Disclosure>
    ))}
  </div>
)

/** The first two that hold something are open at first. */
const openOf = (categories: PublicationHub['categories']): PublicationCategory[] =>
  keysOf<PublicationCategory>(categories)
    .filter((name) => categories[name].count > 0)
    .slice(0, 2)

/** The eight types with what they hold; books by their subcategories. */
export const HubTypes = ({ hub: { categories, books } }: { hub: PublicationHub }) => (
  <div className="border-b border-rule-strong">
    {keysOf<PublicationCategory>(PUBLICATION_CATEGORIES).map((name) => (
      <Disclosure
        key={name}
        isOpen={openOf(categories).includes(name)}
        title={<Titled title={PUBLICATION_CATEGORIES[name]} count={categories[name].count} />}
      >
        {name === 'books' ? <Books books={books} /> : <HubShelf latest={categories[name].latest} />}
      </Disclosure>
    ))}
  </div>
)

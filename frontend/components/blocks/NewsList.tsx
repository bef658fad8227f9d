import { useApp } from '../../lib/app'
import { classNames } from '../../lib/classNames'
import { paths } from '../../paths'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { newsQuery } from './blockQueries'
import { NewsRow } from './NewsRow'
import { useLoaded } from '../../lib/useLoaded'

/** The latest news, and the way to the earlier ones. */
export const NewsList = ({ block }: { block: BlockOf<'newsList'> }) => {
  const data = useLoaded(newsQuery(useApp(), block))
  const category = block.category ?? undefined
  const more =
    data.totalDocs > data.items.length
      ? { to: paths.newsroom.build({ category, page: category ? 1 : 2 }), label: 'Earlier news' }
      : undefined
  return (
    <BlockSection block={block} more={more}>
      {data.items.length === 0 ? (
        <p className="border border-dashed border-edge p-6 text-ink-soft">
          {block.emptyText || 'No news yet.'}
        </p>
      ) : (
        <ul>
          {data.items.map((item) => (
            <li
              key={item.id}
              className={classNames(
                'border-t border-rule-strong',
                !block.title && 'first:border-t-0 first:*:pt-0',
              )}
            >
              <NewsRow item={item} level={block.title ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}

import { newsQuery } from '../../../components/blocks/blockQueries'
import { useApp } from '../../../lib/app'
import { publicationMessages } from '../../../lib/messages/publicationMessages'
import { NewsTeaser } from './NewsTeaser'
import { useLoaded } from '../../../lib/useLoaded'

export const NEWS_IN_COLUMN = 4

/** The latest news in a narrow column, live from the newsroom. */
export const NewsColumn = () => {
  const data = useLoaded(newsQuery(useApp(), { limit: NEWS_IN_COLUMN }))
  if (data.items.length === 0)
    return (
      <p className="border border-dashed border-edge p-5 text-ink-soft">{publicationMessages.comingSoon}</p>
    )
  return (
    <ul className="divide-y divide-rule-strong border-y border-rule-strong">
      {data.items.map((item) => (
        <li key={item.id} className="py-4">
          <NewsTeaser item={item} headingClass="text-lg" />
        </li>
      ))}
    </ul>
  )
}

import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { paths } from '../../../paths'
import { NewsTeaser } from './NewsTeaser'
import type { NewsLine } from './currentNewsQuery'

/** What is new, each item with its date; or that nothing is. */
export const LatestNews = ({ news }: { news: NewsLine[] }) => (
  <section className="py-section" aria-labelledby="news">
    <DimensionTitle id="news" more={{ to: paths.newsroom.build(), label: 'All news' }}>
      News
    </DimensionTitle>
    {news.length === 0 && <p className="text-ink-soft">There has been no news in the past year.</p>}
    <ul className="grid gap-gap md:grid-cols-3">
      {news.map((item) => (
        <li key={item.id} className="border-t-2 border-ink pt-4">
          <NewsTeaser item={item} headingClass="mb-1 text-xl" />
        </li>
      ))}
    </ul>
  </section>
)

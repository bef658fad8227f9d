import type { ReactNode } from 'react'
import {
  BOOK_SUBCATEGORIES,
  PUBLICATION_CATEGORIES,
  PUBLICATION_TOPICS,
} from '../../../domain/publications/categories.schema'
import type { Publication } from '../../../payload-types'
import { formatOf } from '../../components/blocks/PublicationRow'
import { Icon } from '../../components/ui/Icon'
import { Image } from '../../components/ui/Image'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { useSiteChrome } from '../../lib/siteChrome'
import { paths } from '../../paths'
import { Download } from './Download'
import { filterAddress } from './publicationFilter'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-rule-strong py-3">
    <dt className="text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({ publication }: { publication: Publication }) => {
  const { category, subcategory, topic, authors, publishedDate, divisions } = publication
  const shown = (divisions ?? []).filter((division) => typeof division === 'object')
  return (
    <dl className="self-start border-b border-rule-strong">
      {authors && <Fact label="Authors">{authors}</Fact>}
      <Fact label="Published">
        <time dateTime={publishedDate}>{formatDate(publishedDate)}</time>
      </Fact>
      <Fact label="Type">
        <Link to={filterAddress({ category })} className="link">
          {PUBLICATION_CATEGORIES[category]}
        </Link>
        {subcategory && `, ${BOOK_SUBCATEGORIES[subcategory]}`}
      </Fact>
      {topic && <Fact label="Topic">{PUBLICATION_TOPICS[topic]}</Fact>}
      {shown.length > 0 && (
        <Fact label={shown.length === 1 ? 'Division' : 'Divisions'}>
          <ul>
            {shown.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.division.build(slug)} className="link inline-block py-1">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact label="Format">{formatOf(publication)}</Fact>
    </dl>
  )
}

/** How to name it in a paper of one's own. */
const Citation = ({ publication: { title, authors, publishedDate } }: { publication: Publication }) => {
  const { name } = useSiteChrome().settings
  const year = formatDate(publishedDate).split(' ').at(-1)
  return (
    <section aria-labelledby="citation" className="mt-10 border-s-2 border-laterite ps-4">
      <h2 id="citation" className="text-lg">
        How to cite
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        {authors && `${authors} `}({year}). <cite>{title}</cite>. {name}.
      </p>
    </section>
  )
}

/** A publication on its own page. */
export const PublicationView = ({ publication }: { publication: Publication }) => {
  const { title, category, description, coverImage, file, videoUrl, fileSize } = publication
  const hasContent = Boolean(file ?? fileSize ?? videoUrl)
  return (
    <article>
      <header className="border-b border-rule-strong">
        <div className="wrap pt-6 pb-10 md:pb-14">
          <Link
            to={paths.publications.build()}
            className="link inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
          >
            <Icon name="back" />
            All publications
          </Link>
          <p className="mt-4 font-display font-semibold text-nile">{PUBLICATION_CATEGORIES[category]}</p>
          <h1 className="mt-1 max-w-[26ch] text-3xl">{title}</h1>
        </div>
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          {typeof coverImage === 'object' && coverImage && (
            <Image
              image={coverImage}
              loading="eager"
              sizes="(width < 48rem) 100vw, 20rem"
              className="mb-8 h-auto w-full max-w-80 border border-rule"
            />
          )}
          {description && <p className="max-w-text text-lg whitespace-pre-line">{description}</p>}
          {hasContent && (
            <p className="mt-8 print:hidden">
              <Download publication={publication} isButton />
            </p>
          )}
          <Citation publication={publication} />
        </div>
        <Facts publication={publication} />
      </div>
    </article>
  )
}

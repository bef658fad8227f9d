import { useQuery } from '@tanstack/react-query'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { useSiteChrome } from '../../../lib/siteChrome'
import { searchMessages } from '../../../lib/messages/searchMessages'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { Marked } from './Marked'
import { paletteGroups } from './paletteGroups'
import type { ResultGroup } from './resultGroups'
import { PAGE_LIMIT, searchQuery } from './searchQuery'

/** Where there is more of a group than the page shows. */
const moreOf = (label: string, text: string): { to: string; label: string } | undefined =>
  ({
    Events: { to: paths.events.build(), label: 'All events' },
    Publications: { to: paths.publications.build({ q: text }), label: 'More publications' },
    News: { to: paths.newsroom.build(), label: 'Newsroom' },
  })[label]

const ResultSection = ({ label, results, text }: ResultGroup & { text: string }) => {
  const titleId = `found-${label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={titleId}>
      <DimensionTitle id={titleId} more={moreOf(label, text)}>
        {label}
      </DimensionTitle>
      <ul className="border-b border-rule-strong">
        {results.map(({ key, title, titleMarks, detail, detailMarks = [], href }) => (
          <li key={key} className="border-t border-rule-strong py-4">
            <h3 className="text-lg">
              {href === paths.search.build(title) ? ( // a visitor is told no more of a member
                <bdi>
                  <Marked text={title} marks={titleMarks} />
                </bdi>
              ) : (
                <Link to={href} className="link inline-flex min-h-11 items-center">
                  <bdi>
                    <Marked text={title} marks={titleMarks} />
                  </bdi>
                </Link>
              )}
            </h3>
            {detail && (
              <p dir="auto" className="line-clamp-2 max-w-text text-ink-soft">
                <Marked text={detail} marks={detailMarks} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything that a text finds, in groups. */
export const SearchResults = ({ text }: { text: string }) => {
  const { data } = useQuery(searchQuery(useApp(), text, PAGE_LIMIT))
  const siteChrome = useSiteChrome()
  const { user } = useSession()
  if (!data) return <Spinner label={searchMessages.searching} />
  const groups = paletteGroups(siteChrome, { text, found: data, isSignedIn: user !== null })
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (count === 0)
    return <EmptyState title={searchMessages.none}>Try another word, or a part of one.</EmptyState>
  return (
    <>
      <p role="status" className="-mb-4 text-ink-soft">
        {searchMessages.found(count)} for “<bdi>{text}</bdi>”
      </p>
      {groups.map((group) => (
        <ResultSection key={group.label} {...group} text={text} />
      ))}
    </>
  )
}

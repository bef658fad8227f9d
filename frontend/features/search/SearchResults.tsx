import { useQuery } from '@tanstack/react-query'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { EmptyState } from '../../components/ui/EmptyState'
import { Link } from '../../components/ui/Link'
import { Spinner } from '../../components/ui/Spinner'
import { useApp } from '../../lib/app'
import { useFrame } from '../../lib/frame'
import { searchMessages } from '../../lib/messages/searchMessages'
import { paths } from '../../paths'
import { divisionsOf, matching, pagesOf } from './places'
import { searchQuery } from './searchQuery'

interface Result {
  key: string
  title: string
  detail?: string | null
  /** Where there is more of it; a member has no page of the own. */
  href?: string
}

interface Group {
  label: string
  more?: { to: string; label: string }
  results: Result[]
}

const ResultGroup = ({ label, more, results }: Group) => {
  const titleId = `found-${label.toLowerCase()}`
  return (
    <section aria-labelledby={titleId}>
      <DimensionTitle id={titleId} more={more}>
        {label}
      </DimensionTitle>
      <ul className="border-b border-rule-strong">
        {results.map(({ key, title, detail, href }) => (
          <li key={key} className="border-t border-rule-strong py-4">
            <h3 className="text-lg">
              {href ? (
                <Link to={href} className="link inline-flex min-h-11 items-center">
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </h3>
            {detail && (
              <p dir="auto" className="line-clamp-2 max-w-text text-ink-soft">
                {detail}
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
  const { data } = useQuery(searchQuery(useApp(), text))
  const frame = useFrame()
  if (!data) return <Spinner label={searchMessages.searching} />
  const toResult = ({ title, category, href }: ReturnType<typeof pagesOf>[number]): Result => ({ key: href, title, detail: category, href })
  const groups: Group[] = [
    {
      label: 'Events',
      more: { to: paths.events.build(), label: 'All events' },
      results: data.events.map(({ id, title, description, slug }) => ({ key: id, title, detail: description, href: paths.event.build(slug) })),
    },
    {
      label: 'Publications',
      more: { to: paths.publications.build({ q: text }), label: 'More publications' },
      results: data.publications.map(({ id, title, description, slug }) => ({ key: id, title, detail: description, href: paths.publication.build(slug) })),
    },
    {
      label: 'Members',
      more: { to: paths.members.build(), label: 'Member directory' },
      results: data.members.map(({ fullName, professionalTitle }, place) => ({ key: String(place), title: fullName, detail: professionalTitle })),
    },
    { label: 'Pages', results: matching(pagesOf(frame), text).map(toResult) },
    { label: 'Divisions', results: matching(divisionsOf(frame), text).map(({ title, href }) => ({ key: href, title, href })) },
  ].filter(({ results }) => results.length > 0)
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (count === 0) return <EmptyState title={searchMessages.none}>Try a different word, or part of one.</EmptyState>
  return (
    <>
      <p role="status" className="-mb-4 text-ink-soft">
        {searchMessages.found(count)} for “<bdi>{text}</bdi>”
      </p>
      {groups.map((group) => (
        <ResultGroup key={group.label} {...group} />
      ))}
    </>
  )
}

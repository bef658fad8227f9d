import { useQuery } from '@tanstack/react-query'
import { type EndingGroup, endingTitle } from '../../../../domain/membership/endingSoon/endingSoon.schema'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Link } from '../../../components/ui/Link'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { openListAddress } from '../../../lib/savedListAddress'
import { endingPathOf } from './endingPaths'
import { endingSoonQuery } from './endingSoonQuery'

const Group = ({ group: { kind, total, soonest, list } }: { group: EndingGroup }) => {
  const text = (
    <>
      <span className="tabular-nums">{total}</span> {endingTitle(kind, total)}
    </>
  )
  return (
    <section aria-labelledby={`ending-${kind}`} className="border-t-2 border-rule-strong pt-3">
      <h3 id={`ending-${kind}`} className="text-lg">
        {list ? (
          <Link to={openListAddress(list)} className="link inline-block py-2">
            {text}
          </Link>
        ) : (
          <span className="inline-block py-2">{text}</span>
        )}
      </h3>
      <ol>
        {soonest.map((item, place) => (
          <li key={`${item.id} ${place}`} className="border-t border-rule">
            <Link
              to={endingPathOf(kind, item)}
              className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 no-underline"
            >
              <bdi className="min-w-0 break-words group-hover:underline">{item.title}</bdi>
              <time dateTime={item.endsOn} className="whitespace-nowrap text-ink-soft">
                {formatDate(item.endsOn)}
              </time>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What ends soon, for the member of staff who looks. Source: issue 13, part 5. */
export const EndingSoonList = () => {
  const { data, isPending, ...failure } = useQuery({ ...endingSoonQuery(useApp()), throwOnError: false })
  if (isPending) return <Spinner label="Loading what ends soon" />
  if (!data) return <LoadFailure title="Failed to load what ends soon" {...failure} />
  if (data.length === 0) return null
  const ending = data.filter(({ total }) => total > 0)
  return (
    <section aria-labelledby="ending-soon" className="grid gap-4">
      <h2 id="ending-soon" className="text-2xl">
        Ends soon
      </h2>
      {ending.length === 0 && <p className="text-ink-soft">Nothing ends soon.</p>}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {ending.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </section>
  )
}

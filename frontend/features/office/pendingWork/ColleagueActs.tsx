import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ColleagueActs as Acts } from '../../../../domain/office/colleagueActs/colleagueActs.schema'
import { type App, useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { OWN } from '../../../lib/session/sessionQuery'
import { paths } from '../../../paths'

/** What colleagues did since the person was here. */
const colleagueActsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'colleague-acts'],
    queryFn: ({ signal }) => api.get<Acts>('/colleague-acts', { signal }),
    staleTime: Infinity, // of this visit
  })

/** What colleagues did since the person was here, in counts; nothing where they did nothing. Source: issue 33, part 5. */
export const ColleagueActs = () => {
  const app = useApp()
  const { data } = useQuery({ ...colleagueActsQuery(app), throwOnError: false, retry: false })
  useEffect(() => {
    // only the next visit is shown what follows: nothing is lost where this cannot be kept
    if (data) void app.api.post('/desk-settings/change', { change: 'visit' }).catch(() => undefined)
  }, [app, data])
  if (!data || data.colleagues.length === 0) return null
  return (
    <section aria-labelledby="colleague-acts" className="grid gap-3">
      <h2 id="colleague-acts" className="text-2xl">
        Since you were here
      </h2>
      <p className="text-ink-soft">
        <time dateTime={data.since}>{formatDateTime(data.since)}</time>
      </p>
      <dl className="border-b border-rule">
        {data.colleagues.map(({ id, fullName, acts }) => (
          <div
            key={id}
            className="grid gap-x-8 border-t border-rule py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <dt className="font-semibold wrap-anywhere">
              <bdi>{fullName}</bdi>
            </dt>
            <dd>{acts.map(({ what, count }) => (count > 1 ? `${what} (${count})` : what)).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={paths.cms.list('audit-log')} className="link inline-flex min-h-11 items-center">
          {data.isPartial ? 'More in the audit log' : 'Audit log'}
        </a>
      </p>
    </section>
  )
}

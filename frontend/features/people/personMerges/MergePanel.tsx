import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { deskPaths } from '../../../deskPaths'
import { FindOther } from './FindOther'
import { MergeForm } from './MergeForm'
import { mergePreviewQuery } from './mergeQueries'

const Preview = ({ person, other }: { person: string; other: string }) => {
  const { data, isPending, ...failure } = useQuery({
    ...mergePreviewQuery(useApp(), person, other),
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading both people" />
  if (!data) return <LoadFailure title="Failed to load both people" {...failure} />
  return <MergeForm key={data.version} preview={data} />
}

/** Merges a person with another one: find them, see both, choose, give a reason. Source: issue 13, part 3. */
export const MergePanel = ({ person, other }: { person: string; other: string | undefined }) => (
  <section aria-labelledby="merge-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <div className="grid gap-2">
      <h2 id="merge-title" className="text-2xl">
        Merge Two People
      </h2>
      <p className="max-w-text text-ink-soft">
        Everything that belongs to the other person moves to the one who remains, and links and numbers of the
        other lead there. A merge can be undone.
      </p>
    </div>
    {other ? (
      <>
        <p>
          <Link to={deskPaths.mergePerson.build(person)} className="link inline-flex min-h-11 items-center">
            Choose somebody else
          </Link>
        </p>
        <Preview person={person} other={other} />
      </>
    ) : (
      <FindOther person={person} />
    )}
  </section>
)

import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Link } from '../../components/ui/Link'
import { Spinner } from '../../components/ui/Spinner'
import { useApp } from '../../lib/app'
import { paths } from '../../paths'
import { ownRolesQuery } from './accountQueries'
import { grantText } from './grantText'

/** What a member of staff may do for the association, for which part of it, and until when. */
export const OwnRoles = () => {
  const { data, isPending, ...failure } = useQuery({ ...ownRolesQuery(useApp()), throwOnError: false })
  const given = data?.filter(({ role }) => role !== 'member')
  return (
    <section aria-labelledby="own-roles-title" className="grid gap-3 border-t border-rule pt-8">
      <h2 id="own-roles-title" className="text-xl">
        Your Roles
      </h2>
      {isPending && <Spinner label="Loading your roles" />}
      {!isPending && !given && <LoadFailure title="Failed to load your roles" {...failure} />}
      {given && (
        <ul className="grid gap-2">
          {given.map((grant) => (
            <li key={grant.role}>{grantText(grant)}</li>
          ))}
        </ul>
      )}
      <p>
        <Link className="link" to={paths.admin.path}>
          Admin Dashboard
        </Link>
      </p>
    </section>
  )
}

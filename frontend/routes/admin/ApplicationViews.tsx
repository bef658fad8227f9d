import { isAdmin } from '../../../collections/access/roles'
import { Link } from '../../components/ui/Link'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'

const VIEWS = [
  { id: 'applications', label: 'Applications', to: paths.admin.applications.build() },
  { id: 'renewals', label: 'Renewals', to: paths.admin.renewals.build() },
] as const

/** The two lists of the tab Membership Applications; renewals are the administrators' alone. */
export const ApplicationViews = ({ shown }: { shown: (typeof VIEWS)[number]['id'] }) =>
  isAdmin(useSession().user) ? (
    <nav aria-label="Membership Applications" className="mb-4 flex flex-wrap gap-x-6 print:hidden">
      {VIEWS.map(({ id, label, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === shown ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center font-display text-lg ${id === shown ? 'font-semibold underline decoration-laterite decoration-2 underline-offset-8' : 'link'}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  ) : null

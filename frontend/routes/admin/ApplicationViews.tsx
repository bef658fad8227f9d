import { isAdmin } from '../../../collections/access/roles'
import { ViewLinks } from '../../components/ui/ViewLinks'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'

/** The two lists of the tab Membership Applications; renewals are the administrators' alone. */
export const ApplicationViews = ({ shown }: { shown: 'applications' | 'renewals' }) =>
  isAdmin(useSession().user) ? (
    <div className="mb-4">
      <ViewLinks
        label="Membership Applications"
        views={[
          { to: paths.admin.applications.build(), label: 'Applications', isShown: shown === 'applications' },
          { to: paths.admin.renewals.build(), label: 'Renewals', isShown: shown === 'renewals' },
        ]}
      />
    </div>
  ) : null

import { handlesMemberships } from '../../../collections/access/roles'
import { ViewLinks } from '../../components/ui/ViewLinks'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'

/** The lists of the tab Membership Applications; all but the first are for who decides about memberships. */
export const ApplicationViews = ({
  shown,
}: {
  shown: 'applications' | 'renewals' | 'removals' | 'nameChanges' | 'nominations'
}) =>
  handlesMemberships(useSession().user) ? (
    <div className="mb-4">
      <ViewLinks
        label="Membership Applications"
        views={[
          { to: paths.admin.applications.build(), label: 'Applications', isShown: shown === 'applications' },
          { to: paths.admin.renewals.build(), label: 'Renewals', isShown: shown === 'renewals' },
          { to: paths.admin.removals.build(), label: 'Due for Removal', isShown: shown === 'removals' },
          { to: paths.admin.nameChanges.build(), label: 'Changes of Name', isShown: shown === 'nameChanges' },
          { to: paths.admin.nominations.build(), label: 'Nominations', isShown: shown === 'nominations' },
        ]}
      />
    </div>
  ) : null

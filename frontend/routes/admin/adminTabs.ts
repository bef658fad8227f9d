import { type Role, isAdmin } from '../../../collections/access/roles'
import { paths } from '../../paths'

/** The dashboard's tabs, in the order of the specification. One line each; those of administrators alone say so. */
const ADMIN_TABS = [
  {
    id: 'applications',
    label: 'Membership Applications',
    to: paths.admin.applications.build(),
    isForAdmins: false,
  },
  { id: 'users', label: 'User Management', to: paths.admin.users.build(), isForAdmins: false },
  { id: 'events', label: 'Events', to: paths.admin.events.build(), isForAdmins: false },
  { id: 'publications', label: 'Publications', to: paths.admin.publications.build(), isForAdmins: true },
  { id: 'contact', label: 'Contact Forms', to: paths.admin.contact.build(), isForAdmins: true },
] as const

/** The tabs that a person may open. Source: spec.md section 2; decisions.md "Roles". */
export const tabsFor = (actor: { roles?: readonly Role[] | null } | null) =>
  ADMIN_TABS.filter(({ isForAdmins }) => !isForAdmins || isAdmin(actor))

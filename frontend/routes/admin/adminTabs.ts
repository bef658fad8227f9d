import {
  type Role,
  handlesMoney,
  hasRight,
  isStaff,
  seesAccounts,
  seesApplications,
  seesEvents,
} from '../../../collections/access/policies.schema'
import { paths } from '../../paths'

type Actor = { roles?: readonly Role[] | null } | null

const ofSite = (actor: Actor): boolean => hasRight(actor, 'site')

/**
 * The dashboard's tabs: what waits today, those of the specification in its order, payments; each with who opens it.
 */
const ADMIN_TABS = [
  { id: 'today', label: 'Today', to: paths.admin.today.build(), isFor: isStaff },
  {
    id: 'applications',
    label: 'Membership Applications',
    to: paths.admin.applications.build(),
    isFor: seesApplications,
  },
  { id: 'users', label: 'User Management', to: paths.admin.users.build(), isFor: seesAccounts },
  { id: 'events', label: 'Events', to: paths.admin.events.build(), isFor: seesEvents },
  { id: 'publications', label: 'Publications', to: paths.admin.publications.build(), isFor: ofSite },
  { id: 'contact', label: 'Contact Forms', to: paths.admin.contact.build(), isFor: ofSite },
  { id: 'payments', label: 'Payments', to: paths.admin.payments.build(), isFor: handlesMoney },
] as const

/** The tabs that a person may open. Source: spec.md section 2; decisions.md "Roles". */
export const tabsFor = (actor: Actor) => ADMIN_TABS.filter(({ isFor }) => isFor(actor))

import {
  type Holder,
  asReader,
  handlesMoney,
  hasRight,
  isStaff,
  seesAccounts,
  seesApplications,
  seesEvents,
  seesGroups,
  seesMailings,
} from '../../../collections/access/policies.schema'
import { paths } from '../../paths'

const ofContent = (actor: Holder): boolean => hasRight(actor, 'content')
const ofReports = (actor: Holder): boolean => seesAccounts(actor) || seesEvents(actor)
const ofSite = (actor: Holder): boolean => hasRight(actor, 'site')

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
  { id: 'groups', label: 'Groups', to: paths.admin.groups.build(), isFor: seesGroups },
  { id: 'events', label: 'Events', to: paths.admin.events.build(), isFor: seesEvents },
  { id: 'publications', label: 'Publications', to: paths.admin.publications.build(), isFor: ofContent },
  { id: 'contact', label: 'Contact Forms', to: paths.admin.contact.build(), isFor: ofSite },
  { id: 'lists', label: 'Lists', to: paths.admin.lists.build(), isFor: seesAccounts },
  { id: 'reports', label: 'Reports', to: paths.admin.reports.build(), isFor: ofReports },
  { id: 'mailings', label: 'Mailings', to: paths.admin.mailings.build(), isFor: seesMailings },
  { id: 'payments', label: 'Payments', to: paths.admin.payments.build(), isFor: handlesMoney },
  { id: 'integrations', label: 'Integrations', to: paths.admin.integrations.build(), isFor: ofSite },
] as const

/** The tabs that a person may open. Source: spec.md section 2; decisions.md "Roles". */
export const tabsFor = (actor: Holder) => ADMIN_TABS.filter(({ isFor }) => isFor(asReader(actor)))

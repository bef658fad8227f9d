import {
  type Holder,
  handlesMemberships,
  handlesMoney,
  hasRight,
  isAdmin,
  seesAccounts,
  seesMailings,
} from '../../../../collections/access/policies.schema'
import { changesEvents } from '../../../../collections/access/regionPolicies.schema'
import { BEGIN } from '../../../lib/useBegin'
import { paths } from '../../../paths'

export interface DeskCommand {
  label: string
  href: string
  isFor: (actor: Holder) => boolean
}

const { admin } = paths
const beginning = (path: string): string => `${path}?${BEGIN}=`
const site = (actor: Holder): boolean => hasRight(actor, 'site')

/** What can be begun from anywhere, each with who does it. An auditor, who changes nothing, is offered none. */
const COMMANDS: readonly DeskCommand[] = [
  { label: 'Record a payment', href: beginning(admin.allPayments.path), isFor: handlesMoney },
  { label: 'Issue invoices for a grade', href: admin.gradeRuns.path, isFor: handlesMoney },
  { label: 'Import a statement', href: admin.statements.path, isFor: handlesMoney },
  { label: 'Close the day', href: admin.dayClose.path, isFor: handlesMoney },
  { label: 'Change fees', href: admin.fees.path, isFor: handlesMoney },
  { label: 'New person', href: beginning(admin.users.path), isFor: handlesMemberships },
  { label: 'Import people', href: admin.peopleImport.path, isFor: handlesMemberships },
  { label: 'New task', href: beginning(admin.today.path), isFor: () => true },
  { label: 'New event', href: admin.newEvent.path, isFor: changesEvents },
  { label: 'New publication', href: admin.newPublication.path, isFor: (actor) => hasRight(actor, 'content') },
  { label: 'New mailing', href: admin.mailing.build('new'), isFor: seesMailings },
  { label: 'New list of people', href: `${admin.list.build('new')}?subject=people`, isFor: seesAccounts },
  { label: 'New group', href: beginning(admin.groups.path), isFor: (actor) => hasRight(actor, 'groups') },
  { label: 'New answer template', href: admin.answerTemplates.build('new'), isFor: isAdmin },
  { label: 'New webhook', href: admin.webhook.build('new'), isFor: site },
  { label: 'Make the board’s report', href: admin.reports.path, isFor: seesAccounts },
]

export const commandsFor = (actor: Holder): DeskCommand[] => COMMANDS.filter(({ isFor }) => isFor(actor))

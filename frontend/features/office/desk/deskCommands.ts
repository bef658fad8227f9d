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
import { deskPaths } from '../../../deskPaths'

export interface DeskCommand {
  label: string
  href: string
  isFor: (actor: Holder) => boolean
}

const beginning = (path: string): string => `${path}?${BEGIN}=`
const site = (actor: Holder): boolean => hasRight(actor, 'site')

/** What can be begun from anywhere, each with who does it. An auditor, who changes nothing, is offered none. */
const COMMANDS: readonly DeskCommand[] = [
  { label: 'Record a payment', href: beginning(deskPaths.allPayments.path), isFor: handlesMoney },
  { label: 'Issue invoices for a grade', href: deskPaths.gradeRuns.path, isFor: handlesMoney },
  { label: 'Import a statement', href: deskPaths.statements.path, isFor: handlesMoney },
  { label: 'Close the day', href: deskPaths.dayClose.path, isFor: handlesMoney },
  { label: 'Change fees', href: deskPaths.fees.path, isFor: handlesMoney },
  { label: 'New person', href: beginning(deskPaths.users.path), isFor: handlesMemberships },
  { label: 'Import people', href: deskPaths.peopleImport.path, isFor: handlesMemberships },
  { label: 'New task', href: beginning(deskPaths.today.path), isFor: () => true },
  { label: 'New event', href: deskPaths.newEvent.path, isFor: changesEvents },
  {
    label: 'New publication',
    href: deskPaths.newPublication.path,
    isFor: (actor) => hasRight(actor, 'content'),
  },
  { label: 'New mailing', href: deskPaths.mailing.build('new'), isFor: seesMailings },
  { label: 'New list of people', href: `${deskPaths.list.build('new')}?subject=people`, isFor: seesAccounts },
  { label: 'New group', href: beginning(deskPaths.groups.path), isFor: (actor) => hasRight(actor, 'groups') },
  { label: 'New answer template', href: deskPaths.answerTemplates.build('new'), isFor: isAdmin },
  { label: 'New webhook', href: deskPaths.webhook.build('new'), isFor: site },
  { label: 'Make the board’s report', href: deskPaths.reports.path, isFor: seesAccounts },
]

export const commandsFor = (actor: Holder): DeskCommand[] => COMMANDS.filter(({ isFor }) => isFor(actor))

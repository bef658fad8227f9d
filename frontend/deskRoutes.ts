import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { PageError } from './components/layout/PageError'
import { deskPaths } from './deskPaths'
import { OPEN_ROW } from './lib/openRow'
import { paths } from './paths'
import type { RouteModule } from './routeModule.types'
import type { RouteHandle, RouteMaker } from './routes'

/** In a file that a browser loads with the first page of the desk: others do not pay for the names of these. */
const modules = import.meta.glob<RouteModule>([
  './routes/admin/**/*.tsx',
  // parts of pages, not pages
  '!./routes/admin/{desk,person}/**',
])

/** Without the row that is open beside a list, which the list has read already. */
const withoutOpenRow = ({ pathname, searchParams }: URL): string => {
  const rest = new URLSearchParams(searchParams)
  rest.delete(OPEN_ROW)
  return `${pathname}?${rest.toString()}`
}

/** Whether a page's data is read again: not for a row of it that is opened or closed. */
const isNotOpeningRow: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.search === nextUrl.search || withoutOpenRow(currentUrl) !== withoutOpenRow(nextUrl))

/** The pages of the desk: the address of each, and its file. */
const PAGES: [path: string, file: string][] = [
  [deskPaths.today.path, 'admin/today.tsx'],
  [deskPaths.status.path, 'admin/status.tsx'],
  [deskPaths.applications.path, 'admin/applications.tsx'],
  [deskPaths.application.path, 'admin/application.tsx'],
  [deskPaths.renewals.path, 'admin/renewals.tsx'],
  [deskPaths.removals.path, 'admin/removals.tsx'],
  [deskPaths.nameChanges.path, 'admin/name-changes.tsx'],
  [deskPaths.nominations.path, 'admin/nominations.tsx'],
  [deskPaths.users.path, 'admin/users.tsx'],
  [deskPaths.peopleImport.path, 'admin/people-import.tsx'],
  [deskPaths.user.path, 'admin/user.tsx'],
  [deskPaths.groups.path, 'admin/groups.tsx'],
  [deskPaths.group.path, 'admin/group.tsx'],
  [deskPaths.mergePerson.path, 'admin/merge-person.tsx'],
  [deskPaths.duplicates.path, 'admin/duplicates.tsx'],
  [deskPaths.events.path, 'admin/events.tsx'],
  [deskPaths.newEvent.path, 'admin/new-event.tsx'],
  [deskPaths.event.path, 'admin/event.tsx'],
  [deskPaths.eventAttendance.path, 'admin/event-attendance.tsx'],
  [deskPaths.eventTickets.path, 'admin/event-tickets.tsx'],
  [deskPaths.eventProgramme.path, 'admin/event-programme.tsx'],
  [deskPaths.eventDoor.path, 'admin/event-door.tsx'],
  [deskPaths.eventAfterwards.path, 'admin/event-afterwards.tsx'],
  [deskPaths.editEvent.path, 'admin/edit-event.tsx'],
  [deskPaths.publications.path, 'admin/publications/index.tsx'],
  [deskPaths.newPublication.path, 'admin/publications/new.tsx'],
  [deskPaths.submissions.path, 'admin/publications/submissions.tsx'],
  [deskPaths.publication.path, 'admin/publications/edit.tsx'],
  [deskPaths.mentoring.path, 'admin/mentoring.tsx'],
  [deskPaths.openings.path, 'admin/openings.tsx'],
  [deskPaths.opening.path, 'admin/opening.tsx'],
  [deskPaths.contact.path, 'admin/contact.tsx'],
  [deskPaths.answerTemplates.path, 'admin/answer-templates.tsx'],
  [deskPaths.contactMessage.path, 'admin/contact-message.tsx'],
  [deskPaths.lists.path, 'admin/lists.tsx'],
  [deskPaths.list.path, 'admin/list.tsx'],
  [deskPaths.help.path, 'admin/help.tsx'],
  [deskPaths.guide.path, 'admin/guide.tsx'],
  [deskPaths.reports.path, 'admin/reports.tsx'],
  [deskPaths.mailings.path, 'admin/mailings.tsx'],
  [deskPaths.mailTexts.path, 'admin/mail-texts.tsx'],
  [deskPaths.mailing.path, 'admin/mailings.tsx'],
  [deskPaths.integrations.path, 'admin/integrations/keys.tsx'],
  [deskPaths.apiDescription.path, 'admin/integrations/api.tsx'],
  [deskPaths.webhooks.path, 'admin/integrations/webhooks.tsx'],
  [deskPaths.webhook.path, 'admin/integrations/webhook.tsx'],
  [deskPaths.payments.path, 'admin/payments/start.tsx'],
  [deskPaths.paymentsToConfirm.path, 'admin/payments/to-confirm.tsx'],
  [deskPaths.allPayments.path, 'admin/payments/all.tsx'],
  [deskPaths.invoices.path, 'admin/payments/invoices.tsx'],
  [deskPaths.invoice.path, 'admin/payments/invoice.tsx'],
  [deskPaths.statements.path, 'admin/payments/statements.tsx'],
  [deskPaths.gradeRuns.path, 'admin/payments/grade-runs.tsx'],
  [deskPaths.arrears.path, 'admin/payments/arrears.tsx'],
  [deskPaths.dayClose.path, 'admin/payments/day-close.tsx'],
  [deskPaths.transfers.path, 'admin/payments/transfers.tsx'],
  [deskPaths.agreement.path, 'admin/payments/agreement.tsx'],
  [deskPaths.fees.path, 'admin/payments/fees.tsx'],
  [deskPaths.year.path, 'admin/payments/year.tsx'],
  [deskPaths.ledger.path, 'admin/payments/ledger.tsx'],
]

/** The routes of the desk of staff, beside those of the site. */
export const makeDesk = ({ personal }: RouteMaker): RouteObject => {
  const page = (path: string, file: string): RouteObject => {
    const route = personal(path, file, modules)
    const handle = route.handle as RouteHandle
    return {
      ...route,
      handle: { ...handle, moduleIds: ['frontend/deskRoutes.ts', ...handle.moduleIds] },
      shouldRevalidate: isNotOpeningRow,
    }
  }
  return {
    ...page(paths.admin.path, 'admin/layout.tsx'),
    index: false,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { ...page('', 'admin/start.tsx'), path: undefined, index: true, children: undefined },
          ...PAGES.map(([path, file]) => page(path, file)),
        ],
      },
    ],
  }
}

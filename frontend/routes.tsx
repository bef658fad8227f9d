import type { ComponentType } from 'react'
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  data,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router-dom'
import { PageError } from './components/layout/PageError'
import { PageHead } from './components/layout/PageHead'
import { FramedError, SitePages } from './components/layout/SiteFrame'
import { ApiError } from './lib/ApiError'
import type { App } from './lib/app'
import type { ContentTopic } from './lib/contentTopic'
import type { PageData } from './lib/pageHead'
import { paths } from './paths'
import type { RouteModule } from './routeModule.types'
import * as root from './routes/root'

/** What the renderer asks a matched route. */
export interface RouteHandle {
  /** The sources that a browser loads for it beside the entry. */
  moduleIds: string[]
  /** What its page depends on; none for one that no topic tells about, which is then never kept. */
  topics: ContentTopic[]
  /** Made for one person: no copy of it is kept anywhere, nor of where it leads a visitor. */
  isPersonal?: boolean
  /** Loads the application with it: whoever opens it is about to use what only the application answers. */
  isUsedAtOnce?: boolean
}

const modules = import.meta.glob<RouteModule>([
  './routes/**/*.tsx',
  '!./routes/{LowerHome,root}.tsx',
  // the pages of the desk: deskRoutes.ts
  '!./routes/admin/**',
])

/** Whether the API refused what was asked; anything else is the server's fault, which the page says with 503. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500

/** Whether another page than the open one is asked for: its document may be kept though its data is not. */
const isElsewhere = ({ url }: Request): boolean =>
  !import.meta.env.SSR && url.split('#')[0] !== location.href.split('#')[0]

/** What a loader works with: the browser's one, or a request's own on the server. */
export type AppOf = (args: LoaderFunctionArgs) => App

/** Turns the API's errors into answers of the page, with the right status; an ended session leads to signing in. */
const guarded =
  (appOf: AppOf, loader: RouteModule['loader']): LoaderFunction =>
  async (args, context) => {
    const app = appOf(args)
    try {
      return await loader(app)(args, context)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) {
        const elsewhere = await (
          await import('./lib/session/redirectToSignIn')
        ).redirectToSignIn(app, args.request)
        if (elsewhere) throw elsewhere
      }
      const { code, message, status } = error
      if (status === 0 && isElsewhere(args.request)) throw redirectDocument(args.request.url)
      throw data({ code, message }, { status: isRefusal(status) ? status : 503 })
    }
  }

const withHead = (Component: ComponentType): ComponentType =>
  function Page() {
    // what stands around other pages leaves the head to them
    const head = useLoaderData<PageData | null>()?.head
    return (
      <>
        {head && <PageHead {...head} />}
        <Component />
      </>
    )
  }

/** An address that leads elsewhere for good. Source: decisions.md "Screens". */
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) })

type PageKind = Pick<RouteHandle, 'isPersonal' | 'isUsedAtOnce'>

/** Makes the routes of pages, which are loaded when they are first asked for. */
const routeMaker = (appOf: AppOf) => {
  const page = (
    path: string,
    file: string,
    topics: ContentTopic[] = ['content'],
    kind: PageKind = {},
    from: Record<string, () => Promise<RouteModule>> = modules,
  ): RouteObject => ({
    path,
    handle: { moduleIds: [`frontend/routes/${file}`], topics, ...kind } satisfies RouteHandle,
    lazy: async () => {
      const load = from[`./routes/${file}`]
      if (!load) throw new Error(`There is no route module ${file}`)
      const module = await load().catch((error: unknown) => {
        if (import.meta.env.SSR || navigator.onLine) throw error
      })
      // The script cannot be had: the browser asks for the document, which may be kept, or hears that there is none.
      if (!module) return { loader: ({ request }) => redirectDocument(request.url) }
      return { loader: guarded(appOf, module.loader), Component: withHead(module.Component) }
    },
  })
  /** A page behind requireAccount or requireRole, or one that is given a secret. */
  const personal = (path: string, file: string, from?: Parameters<typeof page>[4]): RouteObject =>
    page(path, file, [], { isPersonal: true, isUsedAtOnce: true }, from)
  return { page, personal }
}

export type RouteMaker = ReturnType<typeof routeMaker>

/** What this page does not know the routes of: another document does. */
const beyond = (path: string): RouteObject => ({
  path: `${path}/*`,
  loader: ({ request }) => redirectDocument(request.url),
})

/**
 * The whole map of URLs.
 * @param makeDesk the routes of the desk (deskRoutes.ts), which visitors do not load
 */
export const createRoutes = (appOf: AppOf, makeDesk?: (maker: RouteMaker) => RouteObject): RouteObject[] => {
  const { page, personal } = routeMaker(appOf)
  return [
    {
      path: '/',
      loader: guarded(appOf, root.loader),
      Component: root.Component,
      ErrorBoundary: root.ErrorBoundary,
      children: [
        {
          Component: SitePages,
          children: [
            {
              ErrorBoundary: PageError,
              children: [
                page(paths.home.path, 'home.tsx', ['content', 'seats']),
                page(paths.events.path, 'events/index.tsx', ['content', 'seats']),
                page(paths.eventMonth.path, 'events/month.tsx', ['content', 'seats']),
                page(paths.eventMap.path, 'events/map.tsx', ['content', 'seats']),
                page(paths.event.path, 'events/event.tsx', ['content', 'seats']),
                personal(paths.eventTickets.path, 'events/tickets.tsx'),
                page(paths.eventProgramme.path, 'events/programme.tsx'),
                page(paths.door.path, 'events/door.tsx', [], { isUsedAtOnce: true }),
                personal(paths.eventSurvey.path, 'events/survey.tsx'),
                personal(paths.tickets.path, 'events/own-tickets.tsx'),
                personal(paths.confirmTickets.path, 'events/confirm-tickets.tsx'),
                personal(paths.ticketOrder.path, 'events/order.tsx'),
                page(paths.auth.path, 'auth.tsx', [], { isPersonal: true }),
                personal(paths.members.path, 'members.tsx'),
                personal(paths.profile.path, 'profile/index.tsx'),
                personal(paths.profileSecurity.path, 'profile/security.tsx'),
                personal(paths.messages.path, 'profile/messages.tsx'),
                personal(paths.confirmEmail.path, 'confirm-email.tsx'),
                personal(paths.endorse.path, 'endorse.tsx'),
                personal(paths.mailPreferences.path, 'mail-preferences.tsx'),
                page(paths.publications.path, 'publications/index.tsx'),
                page(paths.publication.path, 'publications/publication.tsx'),
                page(paths.division.path, 'division.tsx'),
                personal(paths.group.path, 'group.tsx'),
                page(paths.newsroom.path, 'newsroom/index.tsx'),
                page(paths.newsItem.path, 'newsroom/item.tsx'),
                page(paths.careers.path, 'careers/index.tsx'),
                page(paths.opening.path, 'careers/opening.tsx'),
                personal(paths.submitOpening.path, 'careers/submit.tsx'),
                page(paths.contact.path, 'contact.tsx'),
                page(paths.search.path, 'search.tsx', []),
                page(paths.donate.path, 'donate/index.tsx'),
                personal(paths.donation.thankYou.path, 'donate/thank-you.tsx'),
                page(paths.donation.cancelled.path, 'donate/cancelled.tsx'),
                page(paths.membership.join.path, 'membership/join.tsx'),
                page(paths.membership.types.path, 'membership/types.tsx'),
                page(paths.membership.renewal.path, 'membership/renewal.tsx'),
                personal(paths.membership.dashboard.path, 'membership/dashboard.tsx'),
                personal(paths.membership.history.path, 'membership/history.tsx'),
                personal(paths.membership.cpd.path, 'membership/cpd.tsx'),
                personal(paths.membership.renewalRequest.path, 'membership/renewal-request.tsx'),
                personal(paths.membership.nominations.path, 'membership/nominations.tsx'),
                personal(paths.membership.mentoring.path, 'membership/mentoring.tsx'),
                personal(paths.membership.upgrade.path, 'membership/upgrade.tsx'),
                personal(paths.membership.registeredName.path, 'membership/registered-name.tsx'),
                personal(paths.membership.seats.path, 'membership/seats.tsx'),
                personal(paths.membership.seat.path, 'membership/seat.tsx'),
                personal(paths.membership.dues.path, 'membership/dues.tsx'),
                personal(paths.membership.invoice.path, 'membership/invoice.tsx'),
                personal(paths.membership.application.path, 'membership/application.tsx'),
                personal(paths.membership.papers.path, 'membership/papers.tsx'),
                personal(paths.verify.path, 'verify.tsx'),
                page(paths.designSystem.path, 'design-system.tsx'),
                moved('/membership/engagement', paths.membership.engage.build()),
                moved('/membership/member-resources', paths.membership.resources.build()),
                page('*', 'page.tsx'),
              ],
            },
          ],
        },
        {
          ErrorBoundary: FramedError,
          children: [makeDesk ? makeDesk(routeMaker(appOf)) : beyond(paths.admin.path)],
        },
      ],
    },
  ]
}

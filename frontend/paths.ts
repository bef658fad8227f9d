/**
 * Every address of the site but those of the desk (deskPaths.ts): the pattern that the router matches beside the function
 * that builds it. A leaf.
 */

/** A page of one address. */
export const fixed = <Path extends string>(path: Path) => ({ path, build: (): Path => path })

/** A path with what is asked of it. */
export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

/** The page of one record. */
export const ofRecord = (base: string, end = '') => ({
  path: `${base}/:id${end}`,
  build: (id: string): string => `${base}/${encodeURIComponent(id)}${end}`,
})

/** The name under which an address carries why someone was sent there: a code of noticeMessages. */
export const NOTICE = 'notice'

/** What lists of events are narrowed to, as an address carries it. */
type EventQuery = Partial<Record<'region' | 'division' | 'kind' | 'cost' | 'seats', string | undefined>>

export const paths = {
  home: { ...fixed('/'), withNotice: (notice: string): string => withQuery('/', { [NOTICE]: notice }) },
  auth: {
    path: '/auth',
    /**
     * @param from where to go after sign-in: a path of this site, with its query and hash
     * @param notice why the visitor was sent there: a code of noticeMessages
     */
    build: ({ from, notice }: { from?: string; notice?: string } = {}): string =>
      withQuery('/auth', { from, [NOTICE]: notice }),
    /** The form for a forgotten password. */
    forgot: (): string => '/auth?forgot=true',
    /** The form for a new password, where the link of a mail leads; its token follows the hash. */
    chooseNew: (): string => '/auth?reset=true',
    /** The form for another confirmation mail. */
    resend: (): string => '/auth?resend=true',
    /** @param from where to go once the account is there */
    signUp: (from?: string): string => withQuery('/auth', { tab: 'sign-up', from }),
    /** Leads to the single sign-on provider, and back to `from`. */
    singleSignOn: (from?: string): string => withQuery('/api/users/sso', { from }),
  },
  events: {
    path: '/events',
    /** @param filter past events stand apart from those to come, which can be narrowed */
    build: (filter: EventQuery & { page?: string | undefined; when?: 'past' } = {}): string =>
      withQuery('/events', filter),
    /**
     * All of them, to subscribe to.
     * @param filter what they are narrowed to; cost and free seats are left out, since they change all the time
     */
    calendar: ({
      region,
      division,
      kind,
    }: Partial<Record<'region' | 'division' | 'kind', string | undefined>> = {}): string =>
      withQuery('/events/calendar.ics', { region, division, kind }),
  },
  /** The events of a month, `YYYY-MM`. */
  eventMonth: {
    path: '/events/months/:month',
    build: (month: string, filter: EventQuery = {}): string => withQuery(`/events/months/${month}`, filter),
  },
  /** The events to come, by where they are. Not below `/events/`, where an event may be called “map”. */
  eventMap: {
    path: '/event-map',
    build: (filter: EventQuery = {}): string => withQuery('/event-map', filter),
  },
  event: {
    path: '/events/:slug',
    build: (slug: string): string => `/events/${encodeURIComponent(slug)}`,
    /** The event as an entry for the reader's calendar. */
    calendar: (slug: string): string => `/events/${encodeURIComponent(slug)}.ics`,
  },
  /** The tickets of an event, to buy. */
  eventTickets: {
    path: '/events/:slug/tickets',
    /** @param code opens the types that are hidden from others */
    build: (slug: string, code?: string): string =>
      withQuery(`/events/${encodeURIComponent(slug)}/tickets`, { code }),
  },
  /** The sessions of an event. */
  eventProgramme: {
    path: '/events/:slug/programme',
    /** @param part `?show=mine`: those that the reader has chosen; `#` and an id: one session */
    build: (slug: string, part = ''): string => `/events/${encodeURIComponent(slug)}/programme${part}`,
  },
  /** The survey of an event; the token of a mailed link follows the hash. */
  eventSurvey: {
    path: '/events/:slug/survey',
    build: (slug: string): string => `/events/${encodeURIComponent(slug)}/survey`,
  },
  /** The door of an event; behind the `#` stands the pass of whoever is let in. */
  door: ofRecord('/door'),
  tickets: fixed('/tickets'),
  /** Where the link of a guest's mail leads; its token follows the hash. */
  confirmTickets: fixed('/confirm-tickets'),
  /** @param id of an own order of tickets */
  ticketOrder: ofRecord('/tickets'),
  publications: {
    path: '/publications',
    feed: '/publications/feed.xml',
    /** @param filter what the list of all publications is narrowed to */
    build: (
      filter: {
        q?: string
        category?: string
        division?: string
        year?: string
        page?: string
        tab?: string
      } = {},
    ): string => withQuery('/publications', filter),
  },
  publication: {
    path: '/publications/:slug',
    build: (slug: string): string => `/publications/${encodeURIComponent(slug)}`,
  },
  members: {
    path: '/members',
    /** @param filter what the directory is narrowed to; `member` opens a profile */
    build: (
      filter: {
        search?: string
        region?: string
        grade?: string
        division?: string
        membership?: string
        sort?: string
        page?: string
        member?: string
      } = {},
    ): string => withQuery('/members', filter),
  },
  /** The desk of staff; its pages: deskPaths.ts. */
  admin: fixed('/admin'),
  /** The staff's panel: a page of Payload's, which the router does not know. */
  cms: {
    ...fixed('/cms'),
    list: (collection: string): string => `/cms/collections/${collection}`,
    record: (collection: string, id: string): string =>
      `/cms/collections/${collection}/${encodeURIComponent(id)}`,
  },
  profile: fixed('/profile'),
  profileSecurity: {
    path: '/profile/security',
    /** @param from where somebody wanted to go who must first set up two-step sign-in */
    build: ({ from }: { from?: string } = {}): string => withQuery('/profile/security', { from }),
  },
  messages: {
    path: '/profile/messages',
    /**
     * @param shown an own message, whose conversation is opened; the profile of a member to write to; or a
     * page of a list
     */
    build: (shown: { message?: string; to?: string; box?: string; page?: string } = {}): string =>
      withQuery('/profile/messages', shown),
  },
  confirmEmail: fixed('/confirm-email'),
  /** With the secret of a mail after the hash, or signed in. */
  mailPreferences: fixed('/mail-preferences'),
  /** Where the link of a sponsor, nominator or nominee leads; its token follows the hash. */
  endorse: fixed('/endorse'),
  search: { path: '/search', build: (query = ''): string => withQuery('/search', { q: query }) },
  contact: {
    path: '/contact',
    /** @param prefill what the message form is opened with */
    build: (prefill: { subject?: string; email?: string } = {}): string => withQuery('/contact', prefill),
  },
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  conduct: fixed('/conduct'),
  membership: {
    join: fixed('/membership/join'),
    application: {
      path: '/membership/application',
      /**
       * @param shown the membership type that is chosen at first, the step, the first by default, and a code
       *   of noticeMessages
       */
      build: ({ type, step, notice }: { type?: string; step?: 1 | 2 | 3; notice?: string } = {}): string =>
        withQuery('/membership/application', {
          type,
          step: step && step > 1 ? String(step) : undefined,
          [NOTICE]: notice,
        }),
    },
    types: fixed('/membership/types'),
    dashboard: fixed('/membership/dashboard'),
    cpd: {
      path: '/membership/cpd',
      /** @param shown the year, the current one by default, and the page of its entries */
      build: ({ year, page }: { year?: number; page?: number } = {}): string =>
        withQuery('/membership/cpd', {
          year: year ? String(year) : undefined,
          page: page && page > 1 ? String(page) : undefined,
        }),
    },
    /** What happened to the own membership. */
    history: fixed('/membership/history'),
    resources: fixed('/membership/resources'),
    engage: fixed('/membership/engage'),
    renewal: fixed('/membership/renewal'),
    /** Where 'Renew Now' leads. */
    renewalRequest: fixed('/membership/renewal/request'),
    /** Where a member asks for another name on certificate and verification. */
    upgrade: fixed('/membership/upgrade'),
    nominations: fixed('/membership/nominations'),
    registeredName: fixed('/membership/registered-name'),
    mentoring: {
      path: '/membership/mentoring',
      /** @param filter what the mentors with free places are narrowed to */
      build: (filter: { field?: string; region?: string; language?: string; page?: string } = {}): string =>
        withQuery('/membership/mentoring', filter),
    },
    /** The people of a company who hold a seat of its membership. */
    seats: fixed('/membership/seats'),
    /** Where the mailed invitation to a seat leads. */
    seat: fixed('/membership/seat'),
    /** What a member owes and has paid. */
    dues: fixed('/membership/dues'),
    /** @param id of an own invoice */
    invoice: ofRecord('/membership/dues'),
    recognition: fixed('/membership/recognition'),
    support: fixed('/membership/support'),
    papers: {
      path: '/membership/papers',
      /** @param prefill the division that a paper is offered to, or the event that it is for, by slug */
      build: (prefill: { division?: string; event?: string } = {}): string =>
        withQuery('/membership/papers', prefill),
    },
  },
  /** @see the QR code of a membership certificate */
  verify: {
    path: '/verify/:number',
    build: (number: string): string => `/verify/${encodeURIComponent(number)}`,
  },
  /** A chapter, division or other group for its members. */
  group: {
    path: '/groups/:slug',
    build: (slug: string): string => `/groups/${encodeURIComponent(slug)}`,
  },
  division: {
    path: '/divisions/:slug',
    build: (slug: string): string => `/divisions/${encodeURIComponent(slug)}`,
  },
  about: {
    mission: fixed('/about/mission'),
    leadership: fixed('/about/leadership'),
    chapters: fixed('/about/chapters'),
  },
  donate: fixed('/donate'),
  /** Where the payment page leads back to. */
  donation: { thankYou: fixed('/donate/thank-you'), cancelled: fixed('/donate/cancelled') },
  careers: {
    path: '/careers',
    build: (anchor?: 'jobs'): string => (anchor ? `/careers#${anchor}` : '/careers'),
    /** @param filter what the openings are narrowed to */
    filter: (filter: { kind?: string; region?: string; page?: string }): string =>
      `${withQuery('/careers', filter)}#openings`,
  },
  /** One opening on the careers page. */
  opening: {
    path: '/careers/openings/:slug',
    build: (slug: string): string => `/careers/openings/${encodeURIComponent(slug)}`,
  },
  submitOpening: {
    path: '/careers/submit',
    /** @param shown id of an own opening to be changed */
    build: (shown: { opening?: string } = {}): string => withQuery('/careers/submit', shown),
  },
  newsroom: {
    path: '/newsroom',
    feed: '/newsroom/feed.xml',
    /** @param list a page of the earlier news */
    build: ({ category, page }: { category?: string; page?: number } = {}): string =>
      withQuery('/newsroom', { category, page: page ? String(page) : undefined }),
  },
  newsItem: {
    path: '/newsroom/:slug',
    build: (slug: string): string => `/newsroom/${encodeURIComponent(slug)}`,
  },
  designSystem: fixed('/design-system'),
  womenInEngineering: fixed('/women-in-engineering'),
} as const

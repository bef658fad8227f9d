/** Every address of the site: the pattern that the router matches beside the function that builds it. A leaf. */

const fixed = <Path extends string>(path: Path) => ({ path, build: (): Path => path })

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

/** The page of one record. */
const ofRecord = (base: string, end = '') => ({
  path: `${base}/:id${end}`,
  build: (id: string): string => `${base}/${encodeURIComponent(id)}${end}`,
})

/** A list of the dashboard, and the same narrowed to what a text finds, with one record open. */
const list = <Path extends string>(path: Path) => ({
  ...fixed(path),
  /** @param open id of the record whose dialog is shown */
  find: (q: string, open?: string): string => withQuery(path, { q: q.trim().slice(0, 100), open }),
})

/** The name under which an address carries why someone was sent there: a code of noticeMessages. */
export const NOTICE = 'notice'

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
    build: (
      filter: Partial<
        Record<'page' | 'region' | 'division' | 'kind' | 'cost' | 'seats', string | undefined>
      > & {
        when?: 'past'
      } = {},
    ): string => withQuery('/events', filter),
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
    build: (
      month: string,
      filter: Partial<Record<'region' | 'division' | 'kind' | 'cost' | 'seats', string | undefined>> = {},
    ): string => withQuery(`/events/months/${month}`, filter),
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
  admin: {
    ...fixed('/admin'),
    today: fixed('/admin/today'),
    help: {
      path: '/admin/help',
      /** @param filter words that chapters have */
      build: (filter: { q?: string } = {}): string => withQuery('/admin/help', filter),
    },
    guide: {
      path: '/admin/help/:guide',
      /** @param chapter its anchor; left out for the beginning */
      build: (guide: string, chapter?: string): string =>
        `/admin/help/${encodeURIComponent(guide)}${chapter ? `#${chapter}` : ''}`,
    },
    status: fixed('/admin/status'),
    applications: fixed('/admin/applications'),
    /** @param id of an application */
    application: ofRecord('/admin/applications'),
    renewals: list('/admin/renewals'),
    removals: list('/admin/removals'),
    nameChanges: {
      path: '/admin/name-changes',
      /** @param filter part of a name */
      build: (filter: { q?: string } = {}): string => withQuery('/admin/name-changes', filter),
    },
    nominations: list('/admin/nominations'),
    mentoring: fixed('/admin/mentoring'),
    openings: list('/admin/openings'),
    /** @param id of a job opening */
    opening: ofRecord('/admin/openings'),
    users: fixed('/admin/users'),
    peopleImport: fixed('/admin/people-import'),
    /** @param id of an account */
    user: {
      ...ofRecord('/admin/users'),
      /** @param tab of the person's page; left out for the first */
      tab: (id: string, tab?: string): string => withQuery(`/admin/users/${encodeURIComponent(id)}`, { tab }),
    },
    groups: fixed('/admin/groups'),
    /** @param id of a group */
    group: {
      ...ofRecord('/admin/groups'),
      requests: (id: string): string => `/admin/groups/${encodeURIComponent(id)}?tab=requests`,
    },
    mergePerson: ofRecord('/admin/users', '/merge'),
    duplicates: fixed('/admin/duplicates'),
    events: fixed('/admin/events'),
    newEvent: fixed('/admin/events/new'),
    /** @param id of an event */
    event: ofRecord('/admin/events'),
    editEvent: ofRecord('/admin/events', '/edit'),
    eventAttendance: ofRecord('/admin/events', '/attendance'),
    eventTickets: ofRecord('/admin/events', '/tickets'),
    eventProgramme: ofRecord('/admin/events', '/programme'),
    eventDoor: ofRecord('/admin/events', '/door'),
    eventAfterwards: ofRecord('/admin/events', '/afterwards'),
    publications: fixed('/admin/publications'),
    newPublication: fixed('/admin/publications/new'),
    submissions: list('/admin/publications/submissions'),
    /** @param id of a publication */
    publication: ofRecord('/admin/publications'),
    payments: fixed('/admin/payments'),
    paymentsToConfirm: list('/admin/payments/to-confirm'),
    allPayments: list('/admin/payments/all'),
    contact: list('/admin/contact'),
    contactMessage: ofRecord('/admin/contact'),
    answerTemplates: {
      path: '/admin/contact/templates',
      /** @param template id of the one that is opened, or `new` */
      build: (template?: string): string => withQuery('/admin/contact/templates', { template }),
    },
    lists: fixed('/admin/lists'),
    /** @param id of a saved list, or `new` */
    list: ofRecord('/admin/lists'),
    reports: fixed('/admin/reports'),
    mailings: fixed('/admin/mailings'),
    mailTexts: fixed('/admin/mailings/texts'),
    integrations: fixed('/admin/integrations'),
    apiDescription: fixed('/admin/integrations/api'),
    mailing: ofRecord('/admin/mailings'),
    webhooks: fixed('/admin/integrations/webhooks'),
    /** @param id of a webhook, or `new` */
    webhook: ofRecord('/admin/integrations/webhooks'),
    statements: fixed('/admin/payments/statements'),
    arrears: fixed('/admin/payments/arrears'),
    gradeRuns: fixed('/admin/payments/grade-runs'),
    dayClose: fixed('/admin/payments/day-close'),
    invoices: list('/admin/payments/invoices'),
    /** @param id of an invoice */
    invoice: ofRecord('/admin/payments/invoices'),
    transfers: fixed('/admin/payments/transfers'),
    agreement: fixed('/admin/payments/agreement'),
    fees: fixed('/admin/payments/fees'),
    year: fixed('/admin/payments/year'),
    ledger: fixed('/admin/payments/ledger'),
  },
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
      /** @param prefill the division a paper is offered to, by its slug */
      build: (prefill: { division?: string } = {}): string => withQuery('/membership/papers', prefill),
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

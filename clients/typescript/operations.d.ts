// Made by `npm run generate` from the description of the API. Do not edit it.

/** Every operation of the API, by method and path. */
export interface Operations {
  /** Published events */
  'GET /api/events': {
    path: Record<string, never>
    query: {
      limit?: number
      page?: number
      /** A field, descending with a minus before it. */
      sort?: string
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        slug: string
        eventDate: string
        endDate?: string | null
        location: string
      }[]
      totalDocs: number
      limit: number
      page?: number
      totalPages: number
      hasNextPage: boolean
    }
  }
  /** Published publications */
  'GET /api/publications': {
    path: Record<string, never>
    query: {
      limit?: number
      page?: number
      /** A field, descending with a minus before it. */
      sort?: string
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        slug: string
        category: string
        publishedDate: string
      }[]
      totalDocs: number
      limit: number
      page?: number
      totalPages: number
      hasNextPage: boolean
    }
  }
  /** How the installation is: jobs, mails, disks, migrations */
  'GET /api/operations': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      version: string
      nodeVersion: string
      startedAt: string
      memoryBytes: number
      database: {
        version: string
        isReplicaSet: boolean
        answeredMs: number
      }
      disks: {
        name: string
        freeBytes: number
        totalBytes: number
      }[]
      migrations: {
        title: string
        status: 'pending' | 'running' | 'failed' | 'done'
        version: string
        changed: number
        finishedAt: string | null
        error: string | null
      }[]
      jobs: {
        name: string
        dueAt: string
        finishedAt: string | null
        lastError: string | null
        isLate: boolean
      }[]
      mails: {
        queued: number
        sending: number
        uncertain: number
        failed: number
        oldestAt: string | null
      }
      payments: {
        reported: number
        started: number
      }
      expiries: {
        name: string
        expiresAt: string | null
        problem: string | null
      }[]
    }
  }
  /** What colleagues did since the reader was here */
  'GET /api/colleague-acts': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      /** When the reader was here before. */
      since: string
      colleagues: {
        id: string
        fullName: string
        acts: {
          what: string
          count: number
        }[]
      }[]
      /** Whether there is more than is told. */
      isPartial: boolean
    }
  }
  /** What waits for the member of staff who asks, with its age */
  'GET /api/pending-work': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      kind:
        | 'tasks'
        | 'applications'
        | 'renewals'
        | 'removals'
        | 'groupRequests'
        | 'duplicates'
        | 'nominations'
        | 'endorsements'
        | 'messages'
        | 'reports'
        | 'papers'
        | 'openings'
        | 'mails'
        | 'schedules'
        | 'payments'
        | 'donations'
      total: number
      ages: {
        week: number
        month: number
        older: number
      }
      /** How many have waited longer than the association has promised. */
      late: number
      oldest: {
        id: string
        title: string
        since: string
        record: string
        updatedAt: string
        /** What can be done with it at once. */
        step: 'startReview' | 'confirmRenewal' | 'acceptIntoGroup' | 'claimMessage' | 'sendAgain' | null
      }[]
    }[]
  }
  /** Records that a text may mean, within the reader’s rights */
  'GET /api/desk-search': {
    path: Record<string, never>
    query: {
      q: string
    }
    body: undefined
    answer: {
      people: {
        id: string
        title: string
        detail: string
      }[]
      applications: {
        id: string
        title: string
        detail: string
      }[]
      invoices: {
        id: string
        title: string
        detail: string
      }[]
      payments: {
        id: string
        title: string
        detail: string
      }[]
      events: {
        id: string
        title: string
        detail: string
      }[]
      publications: {
        id: string
        title: string
        detail: string
      }[]
      groups: {
        id: string
        title: string
        detail: string
      }[]
      messages: {
        id: string
        title: string
        detail: string
      }[]
      failed: (
        | 'people'
        | 'applications'
        | 'invoices'
        | 'payments'
        | 'events'
        | 'publications'
        | 'groups'
        | 'messages'
      )[]
    }
  }
  /** Memberships, offices, roles and keys that end soon */
  'GET /api/ending-soon': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      kind: 'memberships' | 'offices' | 'roles' | 'keys'
      total: number
      soonest: {
        id: string
        title: string
        endsOn: string
      }[]
      list: {
        subject: 'people' | 'memberships' | 'registrations' | 'payments'
        conditions: {
          field:
            | 'grade'
            | 'status'
            | 'member'
            | 'region'
            | 'expires'
            | 'memberSince'
            | 'endedOn'
            | 'ending'
            | 'ofCompany'
            | 'arrears'
            | 'eventOn'
            | 'event'
            | 'attendedOn'
            | 'attended'
            | 'registeredOn'
            | 'cpdThisYear'
            | 'cpdLastYear'
            | 'joined'
            | 'age'
            | 'gender'
            | 'town'
            | 'application'
            | 'appliedOn'
            | 'decidedOn'
            | 'employer'
            | 'name'
            | 'group'
            | 'office'
            | 'officeTitle'
            | 'officeIn'
            | 'paper'
            | 'paperOn'
            | 'published'
            | 'consent'
            | 'signedIn'
            | 'noted'
            | 'mailedOn'
            | 'division'
            | 'account'
            | 'hasEmail'
            | 'role'
            | 'task'
            | 'paidOn'
            | 'method'
            | 'paymentStatus'
            | 'currency'
            | 'amount'
          op: 'is' | 'not' | 'in' | 'notIn' | 'empty' | 'min' | 'max' | 'has'
          values: string[]
        }[]
      } | null
    }[]
  }
  /** All reports that the reader may see, for the board */
  'GET /api/reports/board.pdf': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** A table of a report */
  'GET /api/reports/{section}/table.csv': {
    path: {
      /** The report: members, movement, applications, events, income, cpd, mail. */
      section: string
    }
    query: {
      from?: string
      to?: string
      table: string
    }
    body: undefined
    answer: string
  }
  /** The tables of a report, the last twelve months by default */
  'GET /api/reports/{section}': {
    path: {
      /** The report: members, movement, applications, events, income, cpd, mail. */
      section: string
    }
    query: {
      from?: string
      to?: string
    }
    body: undefined
    answer: {
      section: 'members' | 'movement' | 'applications' | 'events' | 'income' | 'cpd' | 'mail'
      title: string
      from: string
      to: string
      /** The region or group that it is of; null for the whole association. */
      branch: string | null
      madeAt: string
      tables: {
        id: string
        title: string
        note?: string
        rowLabel: string
        columns: {
          id: string
          label: string
          /** Money is in cents. */
          unit: 'count' | 'days' | 'hours' | 'percent' | 'USD' | 'SSP'
          isDrawn: boolean
        }[]
        rows: {
          id: string
          label: string
          record?: {
            kind: 'event' | 'mailing'
            id: string
          }
          cells: {
            value: number | null
            list?: {
              subject: 'people' | 'memberships' | 'registrations' | 'payments'
              conditions: {
                field:
                  | 'grade'
                  | 'status'
                  | 'member'
                  | 'region'
                  | 'expires'
                  | 'memberSince'
                  | 'endedOn'
                  | 'ending'
                  | 'ofCompany'
                  | 'arrears'
                  | 'eventOn'
                  | 'event'
                  | 'attendedOn'
                  | 'attended'
                  | 'registeredOn'
                  | 'cpdThisYear'
                  | 'cpdLastYear'
                  | 'joined'
                  | 'age'
                  | 'gender'
                  | 'town'
                  | 'application'
                  | 'appliedOn'
                  | 'decidedOn'
                  | 'employer'
                  | 'name'
                  | 'group'
                  | 'office'
                  | 'officeTitle'
                  | 'officeIn'
                  | 'paper'
                  | 'paperOn'
                  | 'published'
                  | 'consent'
                  | 'signedIn'
                  | 'noted'
                  | 'mailedOn'
                  | 'division'
                  | 'account'
                  | 'hasEmail'
                  | 'role'
                  | 'task'
                  | 'paidOn'
                  | 'method'
                  | 'paymentStatus'
                  | 'currency'
                  | 'amount'
                op: 'is' | 'not' | 'in' | 'notIn' | 'empty' | 'min' | 'max' | 'has'
                values: string[]
              }[]
            }
          }[]
        }[]
        chart: 'line' | 'bar' | null
      }[]
    }
  }
  /** Published content and members by their name */
  'GET /api/search': {
    path: Record<string, never>
    query: {
      q: string
      limit?: number
    }
    body: undefined
    answer: {
      events: {
        id: string
        title: string
        href: string
        excerpt: string
        /** Where the words stand: start and end of each. */
        titleMarks: [number, number][]
        /** Where the words stand: start and end of each. */
        excerptMarks: [number, number][]
      }[]
      publications: {
        id: string
        title: string
        href: string
        excerpt: string
        /** Where the words stand: start and end of each. */
        titleMarks: [number, number][]
        /** Where the words stand: start and end of each. */
        excerptMarks: [number, number][]
      }[]
      news: {
        id: string
        title: string
        href: string
        excerpt: string
        /** Where the words stand: start and end of each. */
        titleMarks: [number, number][]
        /** Where the words stand: start and end of each. */
        excerptMarks: [number, number][]
      }[]
      answers: {
        id: string
        title: string
        href: string
        excerpt: string
        /** Where the words stand: start and end of each. */
        titleMarks: [number, number][]
        /** Where the words stand: start and end of each. */
        excerptMarks: [number, number][]
      }[]
      pages: {
        id: string
        title: string
        href: string
        excerpt: string
        /** Where the words stand: start and end of each. */
        titleMarks: [number, number][]
        /** Where the words stand: start and end of each. */
        excerptMarks: [number, number][]
      }[]
      members: {
        id: string | null
        fullName: string
        professionalTitle: string | null
      }[]
    }
  }
  /** The member directory */
  'GET /api/directory': {
    path: Record<string, never>
    query: {
      search?: string
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      division?: string
      membership?: 'current' | 'expired'
      sort?: 'name' | 'newest'
      page?: number
    }
    body: undefined
    answer: {
      members: {
        id: string
        fullName: string
        professionalTitle: string | null
        specialization: string | null
        organization: string | null
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        avatarUrl: string | null
        membershipType:
          'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
        bio: string | null
        joinedAt: string | null
      }[]
      total: number
      /** Whether the total is all of them: counting ends at 1,000. */
      isCounted: boolean
      page: number
      pages: number
    }
  }
  /** A member of the directory */
  'GET /api/directory/{id}': {
    path: {
      /** The id of the member in the directory. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      fullName: string
      professionalTitle: string | null
      specialization: string | null
      organization: string | null
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      avatarUrl: string | null
      membershipType:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      bio: string | null
      joinedAt: string | null
    }
  }
  /** Open requests for a mentor, the oldest first, with the mentors who suit each */
  'GET /api/mentoring/waiting': {
    path: Record<string, never>
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        topics: string
        fields: (
          | 'structures'
          | 'geotechnics'
          | 'water'
          | 'transport'
          | 'environment'
          | 'construction'
          | 'surveying'
          | 'materials'
          | 'planning'
          | 'licence'
        )[]
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
        languages: (
          | 'english'
          | 'arabic'
          | 'juba_arabic'
          | 'dinka'
          | 'nuer'
          | 'bari'
          | 'zande'
          | 'shilluk'
          | 'swahili'
          | 'french'
        )[]
        ways: ('video' | 'phone' | 'in_person')[]
        id: string
        mentee: {
          id: string
          name: string
        }
        status: 'open' | 'asked' | 'matched' | 'withdrawn' | 'ended'
        createdAt: string
        mentor: string | null
        askedAt: string | null
        isProposal: boolean
        suggestions: {
          offer: string
          name: string
          reasons: string[]
        }[]
      }[]
      totalDocs: number
      page: number
      totalPages: number
      ended: {
        id: string
        mentor: string
        mentee: string
        startedAt: string
        endedAt: string
        endedBy: 'mentor' | 'mentee' | 'membership' | 'account'
        word: string | null
      }[]
      running: number
    }
  }
  /** All offers of mentors */
  'GET /api/mentoring/offers': {
    path: Record<string, never>
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        topics: string
        fields: (
          | 'structures'
          | 'geotechnics'
          | 'water'
          | 'transport'
          | 'environment'
          | 'construction'
          | 'surveying'
          | 'materials'
          | 'planning'
          | 'licence'
        )[]
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
        languages: (
          | 'english'
          | 'arabic'
          | 'juba_arabic'
          | 'dinka'
          | 'nuer'
          | 'bari'
          | 'zande'
          | 'shilluk'
          | 'swahili'
          | 'french'
        )[]
        ways: ('video' | 'phone' | 'in_person')[]
        id: string
        mentor: {
          id: string
          name: string
        }
        places: number
        taken: number
        isPaused: boolean
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Propose a mentor and a mentee to each other; both have to accept */
  'POST /api/mentoring/requests/{id}/proposal': {
    path: {
      /** The id of the request. */
      id: string
    }
    query: Record<string, never>
    body: {
      offer: string
    }
    answer: {
      outcome: 'proposed'
    }
  }
  /** People, with their contact details where the key may read them */
  'GET /api/v1/people': {
    path: Record<string, never>
    query: {
      /** `nextCursor` of the page before. Without it the first page is answered. */
      cursor?: string
      /** How many records a page has at most. */
      limit?: number
      /** Only records that changed at this time or later: `nextUpdatedAfter` of an earlier answer. */
      updatedAfter?: string
    }
    body: undefined
    answer: {
      /** In the order of their last change, the earliest first. */
      data: {
        /** Identifies the person. It never changes. */
        id: string
        /** As the person writes it. */
        name: string
        /** Professional title. */
        title: string | null
        /** Employer. */
        organization: string | null
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        /** When the account was made. */
        joinedAt: string
        /** With the permission `contacts:read` alone. */
        email?: string
        /** With the permission `contacts:read` alone. */
        phone?: string | null
        /** When the record last changed. */
        updatedAt: string
      }[]
      /** Leads to the next page; null on the last one. */
      nextCursor: string | null
      /** Send that of the first page as `updatedAfter` next time. It lies a minute back: some records come twice, none is missed. */
      nextUpdatedAfter: string
    }
  }
  /** Memberships, with their status now */
  'GET /api/v1/memberships': {
    path: Record<string, never>
    query: {
      /** `nextCursor` of the page before. Without it the first page is answered. */
      cursor?: string
      /** How many records a page has at most. */
      limit?: number
      /** Only records that changed at this time or later: `nextUpdatedAfter` of an earlier answer. */
      updatedAfter?: string
    }
    body: undefined
    answer: {
      /** In the order of their last change, the earliest first. */
      data: {
        /** Identifies the membership. It never changes. */
        id: string
        /** `id` of the person, as in `/api/v1/people`. */
        person: string | null
        /** The membership number. */
        number: string
        /** The name as approved. */
        registeredName: string | null
        grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        /** When this was answered. It follows from the dates: a membership expires without a change of `updatedAt`. */
        status: 'active' | 'grace' | 'expired' | 'suspended' | 'ended'
        /** Member since. */
        startedAt: string
        /** Null for a membership that does not end. */
        expiresAt: string | null
        /** When the grace period ends. */
        graceUntil: string | null
        /** When the record last changed. */
        updatedAt: string
      }[]
      /** Leads to the next page; null on the last one. */
      nextCursor: string | null
      /** Send that of the first page as `updatedAfter` next time. It lies a minute back: some records come twice, none is missed. */
      nextUpdatedAfter: string
    }
  }
  /** Payments of members */
  'GET /api/v1/payments': {
    path: Record<string, never>
    query: {
      /** `nextCursor` of the page before. Without it the first page is answered. */
      cursor?: string
      /** How many records a page has at most. */
      limit?: number
      /** Only records that changed at this time or later: `nextUpdatedAfter` of an earlier answer. */
      updatedAfter?: string
    }
    body: undefined
    answer: {
      /** In the order of their last change, the earliest first. */
      data: {
        /** Identifies the payment. It never changes. */
        id: string
        /** `id` of the person, as in `/api/v1/people`. */
        person: string | null
        /** Identifies the invoice that was paid. */
        invoice: string | null
        method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
        /** Money counts once it is `confirmed`. */
        status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
        /** In minor units: 1250 is 12.50. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        /** When the money came, or is said to have come. */
        paidAt: string
        receiptNumber: string | null
        /** When the record last changed. */
        updatedAt: string
      }[]
      /** Leads to the next page; null on the last one. */
      nextCursor: string | null
      /** Send that of the first page as `updatedAfter` next time. It lies a minute back: some records come twice, none is missed. */
      nextUpdatedAfter: string
    }
  }
  /** Published events, past and upcoming */
  'GET /api/v1/events': {
    path: Record<string, never>
    query: {
      /** `nextCursor` of the page before. Without it the first page is answered. */
      cursor?: string
      /** How many records a page has at most. */
      limit?: number
      /** Only records that changed at this time or later: `nextUpdatedAfter` of an earlier answer. */
      updatedAfter?: string
    }
    body: undefined
    answer: {
      /** In the order of their last change, the earliest first. */
      data: {
        /** Identifies the event. It never changes. */
        id: string
        title: string
        /** The page of the event on this site, for example `/events/annual-conference`. */
        path: string
        /** Null while the date is to be announced. */
        startsAt: string | null
        endsAt: string | null
        location: string
        /** Of the chapter that organises it. */
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        isVirtual: boolean
        isCancelled: boolean
        /** Null without a limit. */
        maxAttendees: number | null
        cpdHours: number | null
        /** When the record last changed. */
        updatedAt: string
      }[]
      /** Leads to the next page; null on the last one. */
      nextCursor: string | null
      /** Send that of the first page as `updatedAfter` next time. It lies a minute back: some records come twice, none is missed. */
      nextUpdatedAfter: string
    }
  }
  /** Where a page is used, also in drafts and the trash */
  'GET /api/pages/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Where a news item is used, also in drafts and the trash */
  'GET /api/news/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Columns of lists and saved views of the reader */
  'GET /api/desk-settings': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      hiddenColumns: Record<string, unknown>
      views: {
        name: string
        to: string
      }[]
      /** Told by mail each morning what waits. */
      hasDigest: boolean
    }
  }
  /** Choose the columns of a list, keep a view or remove one */
  'POST /api/desk-settings/change': {
    path: Record<string, never>
    query: Record<string, never>
    body:
      | {
          change: 'columns'
          list:
            | 'accounts'
            | 'applications'
            | 'renewals'
            | 'removals'
            | 'nameChanges'
            | 'invoices'
            | 'payments'
            | 'paymentsToConfirm'
            | 'events'
            | 'registrants'
            | 'ticketOrders'
            | 'publications'
            | 'submissions'
            | 'openings'
            | 'messages'
            | 'groupPeople'
          hidden: string[]
        }
      | {
          change: 'addView'
          name: string
          to: string
        }
      | {
          change: 'removeView'
          to: string
        }
      | {
          change: 'visit'
        }
      | {
          change: 'digest'
          isWanted: boolean
        }
    answer: {
      hiddenColumns: Record<string, unknown>
      views: {
        name: string
        to: string
      }[]
      /** Told by mail each morning what waits. */
      hasDigest: boolean
    }
  }
  /** Where a division is used, also in drafts and the trash */
  'GET /api/divisions/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Where a chapter is used, also in drafts and the trash */
  'GET /api/chapters/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Where an officer is used, also in drafts and the trash */
  'GET /api/officers/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Where a question is used, also in drafts and the trash */
  'GET /api/faqs/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Where a policy is used, also in drafts and the trash */
  'GET /api/policies/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** What each grade cost, costs and will cost */
  'GET /api/grades/fees': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      grades: {
        id: string
        grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        name: string
        /** One currency after the other, the latest first. */
        fees: {
          currency: 'USD' | 'SSP'
          /** The first day, in Juba. */
          validFrom: string
          /** The last day; null until other fees begin. */
          validUntil: string | null
          /** In the smallest unit of the currency. */
          annualMinor: number
          joiningMinor: number | null
          earlyMinor: number | null
          earlyDays: number | null
          lateMinor: number | null
          seatMinor?: number | null
          instalments: number
        }[]
        /** Current members of the grade. */
        memberCount: number
        /** Open invoices for a renewal, which keep their amounts. */
        openCount: number
      }[]
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      dueDays: number
    }
  }
  /** Set what a grade costs from a day on */
  'POST /api/grades/{id}/fees': {
    path: {
      /** The id of the grade. */
      id: string
    }
    query: Record<string, never>
    body: {
      currency: 'USD' | 'SSP'
      validFrom: string
      annualMinor: number
      joiningMinor?: number | null
      earlyMinor?: number | null
      earlyDays?: number | null
      lateMinor?: number | null
      seatMinor?: number | null
      instalments?: number
    }
    answer: {
      fees: {
        currency: 'USD' | 'SSP'
        /** The first day, in Juba. */
        validFrom: string
        /** The last day; null until other fees begin. */
        validUntil: string | null
        /** In the smallest unit of the currency. */
        annualMinor: number
        joiningMinor: number | null
        earlyMinor: number | null
        earlyDays: number | null
        lateMinor: number | null
        seatMinor?: number | null
        instalments: number
      }[]
    }
  }
  /** Take fees away that do not hold yet */
  'POST /api/grades/{id}/fees/remove': {
    path: {
      /** The id of the grade. */
      id: string
    }
    query: Record<string, never>
    body: {
      currency: 'USD' | 'SSP'
      validFrom: string
    }
    answer: {
      fees: {
        currency: 'USD' | 'SSP'
        /** The first day, in Juba. */
        validFrom: string
        /** The last day; null until other fees begin. */
        validUntil: string | null
        /** In the smallest unit of the currency. */
        annualMinor: number
        joiningMinor: number | null
        earlyMinor: number | null
        earlyDays: number | null
        lateMinor: number | null
        seatMinor?: number | null
        instalments: number
      }[]
    }
  }
  /** Where a picture is used, also in drafts and the trash */
  'GET /api/media/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Events with drafts and the number of people registered; those of the region for who has one */
  'GET /api/events/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'draft' | 'published' | 'cancelled'
      when?: 'upcoming' | 'past'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-eventDate' | 'eventDate' | 'title' | '-title' | 'location' | '-location'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        eventDate: string
        endDate: string | null
        isDateToBeAnnounced: boolean
        location: string
        isVirtual: boolean
        isOver: boolean
        status: 'draft' | 'published' | 'cancelled'
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        registered: number
        /** Null: without a limit. */
        maxAttendees: number | null
        /** To be sent with the next change. */
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Create an event, as a draft unless published */
  'POST /api/events/list': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      title: string
      description: string | null
      eventDate: string
      endDate: string | null
      isDateToBeAnnounced?: boolean | 'on'
      location: string
      isVirtual?: boolean | 'on'
      maxAttendees: number | null
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      division?: string | null
      venue?: string | null
      programme?: string | null
      speakers?: string | null
      audience?: string | null
      whatToBring?: string | null
      cpdHours?: number | null
      papersUntil?: string | null
      contactName?: string | null
      contactEmail?: string | null
      status?: 'draft' | 'published'
    }
    answer: {
      id: string
    }
  }
  /** The events that a filter leaves, all pages, as a table */
  'GET /api/events/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'draft' | 'published' | 'cancelled'
      when?: 'upcoming' | 'past'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-eventDate' | 'eventDate' | 'title' | '-title' | 'location' | '-location'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The events that a filter leaves, all pages, as a table */
  'GET /api/events/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'draft' | 'published' | 'cancelled'
      when?: 'upcoming' | 'past'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-eventDate' | 'eventDate' | 'title' | '-title' | 'location' | '-location'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Copy an event with its types of tickets, once or as a series of drafts */
  'POST /api/events/{id}/copies': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      first: string
      count?: number
      every?: 'week' | 'fortnight' | 'month'
    }
    answer: {
      ids: string[]
    }
  }
  /** An event with the values of its form */
  'GET /api/events/{id}/desk': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      title: string
      eventDate: string
      endDate: string | null
      isDateToBeAnnounced: boolean
      location: string
      isVirtual: boolean
      isOver: boolean
      status: 'draft' | 'published' | 'cancelled'
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      registered: number
      /** Null: without a limit. */
      maxAttendees: number | null
      /** To be sent with the next change. */
      updatedAt: string
      slug: string
      description: string | null
      /** The fields as a change sends them, in Juba time. */
      form: Record<string, unknown>
      createdAt: string
      createdBy: string | null
      hasDraft: boolean
      history: {
        at: string
        title: string
        by: string
        detail: string | null
      }[]
    }
  }
  /** Change an event; everybody registered is told of another time or place */
  'POST /api/events/{id}/desk': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      description: string | null
      eventDate: string
      endDate: string | null
      isDateToBeAnnounced?: boolean | 'on'
      location: string
      isVirtual?: boolean | 'on'
      maxAttendees: number | null
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      division?: string | null
      venue?: string | null
      programme?: string | null
      speakers?: string | null
      audience?: string | null
      whatToBring?: string | null
      cpdHours?: number | null
      papersUntil?: string | null
      contactName?: string | null
      contactEmail?: string | null
      updatedAt: string
      isBelowRegistered?: boolean
    }
    answer: {
      updatedAt: string
    }
  }
  /** Publish or cancel an event; everybody registered is told */
  'POST /api/events/{id}/status': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'published' | 'cancelled'
      updatedAt: string
    }
    answer: {
      updatedAt: string
      /** How many registered people will be notified by email. */
      told: number
    }
  }
  /** Move an event to the trash; everybody registered is told */
  'POST /api/events/{id}/trash': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      registered: number
      updatedAt: string
    }
    answer: {
      /** How many people are told by mail. */
      told: number
    }
  }
  /** The people registered for an event */
  'GET /api/events/{id}/registrants': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      sort?: 'createdAt' | '-createdAt' | 'fullName' | '-fullName' | 'email' | '-email'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        fullName: string
        email: string
        registeredAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Everybody registered for an event, as a table */
  'GET /api/events/{id}/registrants.csv': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      sort?: 'createdAt' | '-createdAt' | 'fullName' | '-fullName' | 'email' | '-email'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** Everybody registered for an event, as a table */
  'GET /api/events/{id}/registrants.xlsx': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      sort?: 'createdAt' | '-createdAt' | 'fullName' | '-fullName' | 'email' | '-email'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Remove a person’s registration; the person is told by mail */
  'POST /api/events/{id}/registrants/{user}/removal': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: {
      outcome: 'removed'
    }
  }
  /** How many seats of open events are taken */
  'GET /api/events/seats': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      /** By the id of the event. A capacity of null is no limit. */
      seats: Record<string, unknown>
    }
  }
  /** Register for an event */
  'POST /api/events/{id}/registration': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'registered' | 'already_registered'
    }
  }
  /** Cancel the own registration */
  'DELETE /api/events/{id}/registration': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'cancelled'
    }
  }
  /** The tickets of an event that can be bought today */
  'GET /api/events/{id}/tickets': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      code?: string
    }
    body: undefined
    answer: {
      isOpen: boolean
      /** Whether the caller has a seat already. */
      hasOwn: boolean
      types: {
        id: string
        name: string
        description: string | null
        /** Whether it is offered for the code that was given. */
        needsCode: boolean
        /** Whether it is asked for first, and staff decide. */
        needsApproval: boolean
        /** Whether it takes no seat of the event, and is nobody’s own. */
        isExtra: boolean
        /** Null: without a limit. */
        left: number | null
        /** How many the caller can order now. */
        most: number
        /** How many wait for one. */
        waitingCount: number
        /** Where the caller stands in the line, from 1. */
        waiting: {
          position: number
          count: number
        } | null
        /** Until when one is held for the caller. */
        offer: {
          until: string
        } | null
        /** Whether the caller can join the line. */
        canWait: boolean
        offers: {
          currency: 'USD' | 'SSP'
          /** Null where only members can buy it. */
          amountMinor: number | null
          /** For the own ticket, where it is another price. */
          ownMinor: number | null
        }[]
      }[]
      /** What is asked for each ticket of these types. */
      questions: {
        id: string
        label: string
        kind: 'text' | 'choice' | 'yesNo'
        choices: string[]
        isRequired: boolean
        /** Whether the answer is shown at the door. */
        isAtDoor: boolean
        /** For which types of ticket it is asked; empty: all. */
        types: string[]
      }[]
      /** When paid orders can be cancelled, the earliest first. */
      cancelTerms: {
        /** The last day of the term, in days before the event. */
        daysBefore: number
        feePercent: number
        /** In Juba; null while the date is not known. */
        lastDay: string | null
      }[]
    }
  }
  /** The types of tickets of an event, with what is sold */
  'GET /api/events/{id}/ticket-types': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      types: {
        id: string
        name: string
        description: string | null
        /** Null: as many as the event has seats. */
        capacity: number | null
        /** How many one person may buy, in all orders. */
        perPerson: number
        isOnSale: boolean
        /** Who gives it sees and can buy the type, nobody else. */
        code: string | null
        /** Whether people ask for it, and staff decide. */
        needsApproval: boolean
        /** Whether it takes no seat of the event, like a dinner. */
        isExtra: boolean
        prices: {
          audience:
            | 'everybody'
            | 'members'
            | 'student'
            | 'graduate'
            | 'associate'
            | 'professional'
            | 'fellow'
            | 'honorary'
            | 'corporate'
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
          from: string | null
          until: string | null
        }[]
        /** Sold, or held for orders that are not paid yet. */
        sold: number
        /** To be sent with the next change. */
        updatedAt: string
      }[]
    }
  }
  /** Add a type of ticket; from the first on, seats are given to tickets alone */
  'POST /api/events/{id}/ticket-types': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      description?: string | null
      capacity?: '' | null | number
      perPerson?: number
      isOnSale?: boolean | 'on'
      code?: null | string
      needsApproval?: boolean | 'on'
      isExtra?: boolean | 'on'
      prices: {
        audience?:
          | 'everybody'
          | 'members'
          | 'student'
          | 'graduate'
          | 'associate'
          | 'professional'
          | 'fellow'
          | 'honorary'
          | 'corporate'
        currency: 'USD' | 'SSP'
        amount: string
        from?: string | null
        until?: string | null
      }[]
    }
    answer: {
      id: string
    }
  }
  /** Change a type of ticket; orders keep their prices */
  'POST /api/events/{id}/ticket-types/{type}': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the type of ticket. */
      type: string
    }
    query: Record<string, never>
    body: {
      name: string
      description?: string | null
      capacity?: '' | null | number
      perPerson?: number
      isOnSale?: boolean | 'on'
      code?: null | string
      needsApproval?: boolean | 'on'
      isExtra?: boolean | 'on'
      prices: {
        audience?:
          | 'everybody'
          | 'members'
          | 'student'
          | 'graduate'
          | 'associate'
          | 'professional'
          | 'fellow'
          | 'honorary'
          | 'corporate'
        currency: 'USD' | 'SSP'
        amount: string
        from?: string | null
        until?: string | null
      }[]
      updatedAt: string
    }
    answer: {
      id: string
    }
  }
  /** Remove a type of ticket of which none is sold or held */
  'DELETE /api/events/{id}/ticket-types/{type}': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the type of ticket. */
      type: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'removed'
    }
  }
  /** What buyers of tickets for an event are asked, and when they can cancel */
  'GET /api/events/{id}/ticket-settings': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      questions: {
        id: string
        label: string
        kind: 'text' | 'choice' | 'yesNo'
        choices: string[]
        isRequired: boolean
        /** Whether the answer is shown at the door. */
        isAtDoor: boolean
        /** For which types of ticket it is asked; empty: all. */
        types: string[]
      }[]
      /** When paid orders can be cancelled; empty: never. */
      cancelTerms: {
        /** The last day of the term, in days before the event. */
        daysBefore: number
        feePercent: number
      }[]
      /** To be sent with the next change; null while nothing is set. */
      updatedAt: string | null
    }
  }
  /** Replace what buyers are asked for each ticket; answers that were given stay */
  'POST /api/events/{id}/ticket-questions': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      questions: {
        id?: string
        label: string
        kind: 'text' | 'choice' | 'yesNo'
        choices?: string[]
        isRequired?: boolean | 'on'
        isAtDoor?: boolean | 'on'
        types?: string[]
      }[]
      updatedAt: string | null
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Replace the terms on which buyers can cancel what they paid */
  'POST /api/events/{id}/cancel-terms': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      terms: {
        daysBefore: number | string
        feePercent: number | string
      }[]
      updatedAt: string | null
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** The orders of tickets for an event */
  'GET /api/events/{id}/orders': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      status?: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
      sort?: '-createdAt' | 'createdAt' | 'fullName' | '-fullName'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        status: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
        /** Until when it can be paid. */
        until: string
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        totalMinor: number
        invoice: string | null
        placedAt: string
        buyer: {
          /** Of the account. */
          id: string
          fullName: string
          email: string
        }
        tickets: {
          id: string
          typeName: string
          name: string
          isOwn: boolean
          /** In the smallest unit of the currency. */
          amountMinor: number
          answers: {
            question: string
            label: string
            answer: string
          }[]
        }[]
      }[]
      totalDocs: number
      page: number
      totalPages: number
      /** What is asked for the tickets. */
      questions: {
        id: string
        label: string
      }[]
    }
  }
  /** Order tickets; the same key again orders nothing more */
  'POST /api/events/{id}/orders': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      key: string
      currency: 'USD' | 'SSP'
      code?: string
      billTo?: string
      hold?: 'now' | 'later'
      tickets: {
        type: string
        name: string
        isOwn?: boolean | 'on'
        answers?: Record<string, string>
      }[]
    }
    answer: {
      id: string
    }
  }
  /** The tickets of all orders for an event, as a table */
  'GET /api/events/{id}/orders.csv': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      status?: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
      sort?: '-createdAt' | 'createdAt' | 'fullName' | '-fullName'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The tickets of all orders for an event, as a table */
  'GET /api/events/{id}/orders.xlsx': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      status?: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
      sort?: '-createdAt' | 'createdAt' | 'fullName' | '-fullName'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Ask for tickets without an account; the link that is mailed orders them */
  'POST /api/events/{id}/guest-orders': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      key: string
      currency: 'USD' | 'SSP'
      code?: string
      billTo?: string
      hold?: 'now' | 'later'
      tickets: {
        type: string
        name: string
        isOwn?: boolean | 'on'
        answers?: Record<string, string>
      }[]
      fullName: string
      email: string
    }
    answer: {
      outcome: 'received'
    }
  }
  /** Cancel an order that is not paid or was free; the buyer is told by mail */
  'POST /api/events/{id}/orders/{order}/cancel': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the order. */
      order: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: {
      outcome: 'cancelled'
    }
  }
  /** Give a ticket to another person: it gets a new code, and its buyer is told by mail */
  'POST /api/events/{id}/orders/{order}/tickets/{ticket}': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the order. */
      order: string
      /** The id of the ticket. */
      ticket: string
    }
    query: Record<string, never>
    body: {
      name: string
    }
    answer: {
      id: string
    }
  }
  /** Who waits for tickets of an event, and for whom one is held */
  'GET /api/events/{id}/waiting': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      places: {
        id: string
        person: {
          /** Of the account. */
          id: string
          fullName: string
          email: string
        }
        /** The id of the type of ticket. */
        type: string
        typeName: string
        /** In the line for the type, from 1; null for an offer. */
        position: number | null
        since: string
        /** Until when a ticket is held. */
        offeredUntil: string | null
        /** Of a ticket that needs approval: whether staff agreed; null for others. */
        isAccepted: boolean | null
        /** What the person wrote about it. */
        note: string
      }[]
      /** How many there are; the first 200 are listed. */
      total: number
    }
  }
  /** Join the waiting list of a ticket that is sold out, or ask for one that needs approval */
  'POST /api/events/{id}/waiting': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      type: string
      note?: string
    }
    answer: {
      outcome: 'joined' | 'already'
    }
  }
  /** The own place in the waiting list of a full event */
  'GET /api/events/{id}/waiting/mine': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      /** The place, from 1. */
      waiting: {
        position: number
        count: number
      } | null
      /** Until when a seat is held for the caller. */
      offer: {
        until: string
      } | null
      waitingCount: number
      /** Whether the caller can join the line. */
      canWait: boolean
    }
  }
  /** Leave the waiting list of a ticket, or decline the one that is held */
  'DELETE /api/events/{id}/waiting/{type}': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the type of ticket. */
      type: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'left'
    }
  }
  /** Accept or decline somebody who asked for a ticket that needs approval */
  'POST /api/events/{id}/waiting/decide': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body:
      | {
          id: string
          decision: 'accept'
        }
      | {
          id: string
          decision: 'decline'
          reason?: string
        }
    answer: {
      outcome: 'decided'
    }
  }
  /** Move somebody to an end of the waiting list, with a reason */
  'POST /api/events/{id}/waiting/move': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      id: string
      to: 'first' | 'last'
      reason: string
    }
    answer: {
      outcome: 'moved'
    }
  }
  /** Who is registered for an event or came to it */
  'GET /api/events/{id}/attendance': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      show?: 'came' | 'missing'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        /** Of the account. */
        id: string
        fullName: string
        email: string
        registeredAt: string | null
        /** Null for who has not come. */
        attendedAt: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
      registered: number
      attended: number
      /** Why nobody can be marked as there; null when they can. */
      closed: string | null
    }
  }
  /** Mark somebody as there who did not register */
  'POST /api/events/{id}/attendance': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      who: string
    }
    answer: {
      outcome: 'marked'
      fullName: string
    }
  }
  /** Everybody who is registered for an event or came to it, as a table */
  'GET /api/events/{id}/attendance.csv': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      show?: 'came' | 'missing'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** Everybody who is registered for an event or came to it, as a table */
  'GET /api/events/{id}/attendance.xlsx': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      q?: string
      show?: 'came' | 'missing'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Mark that a person came to an event, or take the mark back */
  'POST /api/events/{id}/attendance/{user}': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: {
      isPresent: boolean
    }
    answer: {
      outcome: 'marked' | 'unmarked'
    }
  }
  /** Mark everybody of a list as there, such as the participants of a virtual event */
  'POST /api/events/{id}/participants': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      list: string
    }
    answer: {
      marked: number
      /** Addresses and numbers by which nobody is known. */
      unknown: string[]
    }
  }
  /** Whether a certificate of attendance is valid */
  'GET /api/events/verify/{code}': {
    path: {
      /** The code of the certificate. */
      code: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      fullName: string
      /** The title of the event. */
      event: string
      day: string
      /** CPD hours; null for an event without any. */
      hours: number | null
    }
  }
  /** Who may come to an event, for a device at its door */
  'GET /api/events/{id}/door': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      event: {
        id: string
        title: string
        location: string
        eventDate: string
      }
      /** The id of the pass. */
      pass: string
      /** The name of the pass. */
      door: string
      /** The extra or the session that the door is for; null for the event itself. */
      scope: string | null
      /** Before, nobody is let in; null once the day has come. */
      opensAt: string | null
      /** Until when the pass lasts. */
      until: string
      /** A JSON web key: what a door checks the codes of tickets by. */
      publicKey: {
        kty: string
        crv: string
        x: string
        y: string
      }
      entries: {
        /** Of the ticket, or of the account of somebody who is registered. */
        id: string
        /** Empty with `elsewhere`. */
        name: string
        /** The type of the ticket; null for a registration. */
        type: string | null
        state: 'valid' | 'unpaid' | 'cancelled' | 'unchosen' | 'elsewhere'
        /** What the door is to know: answers of the buyer. */
        notes?: string[]
      }[]
    }
  }
  /** Store what a device at the door did, and read what others did */
  'POST /api/events/{id}/door': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      now: string
      since: string | null
      scans: {
        key: string
        entry: string
        at: string
        name?: string
        cash?: {
          amountMinor: number
          currency: 'USD' | 'SSP'
        }
      }[]
      undone: string[]
    }
    answer: {
      /** To be sent with the next request. */
      cursor: string
      checkIns: {
        entry: string
        /** Of somebody without a ticket. */
        name: string | null
        /** The earliest first; empty where all were taken back. */
        scans: {
          key: string
          at: string
          pass: string
          door: string
        }[]
        /** Whether the ticket is not of this event, or not valid any more. */
        isInvalid: boolean
      }[]
    }
  }
  /** The doors of an event, and tickets that were let in twice or are not valid */
  'GET /api/events/{id}/door-passes': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      passes: {
        id: string
        name: string
        /** The id of the extra or the session that it is for; null for the event itself. */
        scope: string | null
        createdAt: string
        /** When its device was heard of last. */
        lastSeenAt: string | null
        /** When it was withdrawn. */
        endedAt: string | null
        admitted: number
      }[]
      /** Valid tickets and registrations at the doors of the event itself. */
      expected: number
      /** How many of them were let in. */
      admitted: number
      /** How many others were let in: without a ticket, or with one that is not valid. */
      others: number
      /** Types of tickets that take no seat, as a dinner, and sessions: each has doors of its own. */
      scopes: {
        id: string
        kind: 'extra' | 'session'
        name: string
        /** Of a session. */
        startsAt: string | null
        expected: number
        admitted: number
        others: number
      }[]
      conflicts: {
        entry: string
        /** Of somebody without a ticket. */
        name: string | null
        /** The earliest first; empty where all were taken back. */
        scans: {
          key: string
          at: string
          pass: string
          door: string
        }[]
        /** Whether the ticket is not of this event, or not valid any more. */
        isInvalid: boolean
        holder: string
        type: string | null
      }[]
      /** Until when passes last; null while there can be none. */
      until: string | null
    }
  }
  /** Give somebody a link to the door of an event, until the end of its last day */
  'POST /api/events/{id}/door-passes': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      scope?: string | null
    }
    answer: {
      id: string
      /** It lets its reader in, and is shown once. */
      link: string
      /** The link as a QR code. */
      drawing: {
        size: number
        path: string
      }
    }
  }
  /** Withdraw a link to the door of an event */
  'POST /api/events/{id}/door-passes/{pass}/withdraw': {
    path: {
      /** The id of the event. */
      id: string
      /** The id of the pass. */
      pass: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'withdrawn'
    }
  }
  /** Badges with name, organisation and code, as PDF */
  'GET /api/events/{id}/badges': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: {
      format?: 'a6' | 'a4' | 'label'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** What came of an event: seats, attendance and money */
  'GET /api/events/{id}/afterwards': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      /** The rows of figures.csv. */
      figures: string[][]
      survey: {
        questions: string[]
        answers: number
        rows: string[][]
      } | null
      thanked: {
        came: number
        thanked: number
      }
    }
  }
  /** The figures of an event */
  'GET /api/events/{id}/figures.csv': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: string
  }
  /** The figures of an event */
  'GET /api/events/{id}/figures.xlsx': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** The answers to a survey */
  'GET /api/events/{id}/survey-answers.csv': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: string
  }
  /** The answers to a survey */
  'GET /api/events/{id}/survey-answers.xlsx': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Open the survey of an event, or change its questions until somebody has answered */
  'POST /api/events/{id}/survey-questions': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      questions: string
    }
    answer: {
      outcome: 'opened'
    }
  }
  /** Read and answer the survey of an event that one came to */
  'POST /api/events/{id}/survey': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      token?: string
      answers?: {
        value: string
      }[]
    }
    answer: {
      /** `again`: the person has answered before. */
      state: 'asked' | 'answered' | 'again'
      questions: string[]
      until: string
    }
  }
  /** Mail thanks to everybody who came, with the links to materials and survey, once each */
  'POST /api/events/{id}/thanks': {
    path: {
      /** The id of the event. */
      id: string
    }
    query: Record<string, never>
    body: {
      text: string
    }
    answer: {
      /** How many were thanked now. */
      count: number
    }
  }
  /** Where an event is used, also in drafts and the trash */
  'GET /api/events/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** The own orders of tickets, and the own places on waiting lists */
  'GET /api/ticket-orders/mine': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      orders: {
        id: string
        event: {
          id: string
          title: string
          slug: string
          eventDate: string
          endDate: string | null
          isDateToBeAnnounced: boolean
          isCancelled: boolean
          /** With the venue. */
          location: string
        }
        status: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
        /** Until when it can be paid. */
        until: string
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        totalMinor: number
        /** The organisation that the invoice is for. */
        billTo: string | null
        invoice: string | null
        tickets: {
          id: string
          typeName: string
          name: string
          isOwn: boolean
          /** In the smallest unit of the currency. */
          amountMinor: number
          answers: {
            question: string
            label: string
            answer: string
          }[]
        }[]
        /** What the buyer cancelled of it, ticket by ticket. */
        cancelledTickets: {
          typeName: string
          name: string
          /** In the smallest unit of the currency. */
          amountMinor: number
          /** In the smallest unit of the currency. */
          feeMinor: number
        }[]
        placedAt: string
      }[]
      waiting: {
        id: string
        event: {
          title: string
          slug: string
        }
        /** The name of the type of ticket, or `Seat`. */
        ticket: string
        isSeat: boolean
        /** From 1; null for an offer, and while staff decide. */
        position: number | null
        /** Until when one is held for the caller. */
        offeredUntil: string | null
      }[]
    }
  }
  /** The own valid tickets for events that are not over, at most ten */
  'GET /api/ticket-orders/upcoming': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      tickets: {
        id: string
        typeName: string
        name: string
        event: {
          title: string
          eventDate: string
          isDateToBeAnnounced: boolean
          /** With the venue. */
          location: string
        }
        /** What the door reads, as a QR code. */
        drawing: {
          size: number
          path: string
        }
      }[]
    }
  }
  /** An own order with its tickets */
  'GET /api/ticket-orders/{id}': {
    path: {
      /** The id of the order. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      event: {
        id: string
        title: string
        slug: string
        eventDate: string
        endDate: string | null
        isDateToBeAnnounced: boolean
        isCancelled: boolean
        /** With the venue. */
        location: string
      }
      status: 'placed' | 'held' | 'confirmed' | 'expired' | 'cancelled'
      /** Until when it can be paid. */
      until: string
      currency: 'USD' | 'SSP'
      /** In the smallest unit of the currency. */
      totalMinor: number
      /** The organisation that the invoice is for. */
      billTo: string | null
      invoice: string | null
      tickets: {
        id: string
        typeName: string
        name: string
        isOwn: boolean
        /** In the smallest unit of the currency. */
        amountMinor: number
        answers: {
          question: string
          label: string
          answer: string
        }[]
        /** What the door reads; null until the order is confirmed. */
        code: string | null
        /** The code as a QR code. */
        drawing: {
          size: number
          path: string
        } | null
        /** What can be answered now. */
        questions: {
          id: string
          label: string
          kind: 'text' | 'choice' | 'yesNo'
          choices: string[]
          isRequired: boolean
          /** Whether the answer is shown at the door. */
          isAtDoor: boolean
          /** For which types of ticket it is asked; empty: all. */
          types: string[]
        }[]
        /** What it costs to cancel the ticket alone, if it can be. */
        cancelFeeMinor: number | null
      }[]
      /** What the buyer cancelled of it, ticket by ticket. */
      cancelledTickets: {
        typeName: string
        name: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        /** In the smallest unit of the currency. */
        feeMinor: number
      }[]
      placedAt: string
      /** What it costs the buyer to cancel now; null for what cannot be cancelled. */
      cancel: {
        /** In the smallest unit of the currency. */
        feeMinor: number
        lastDay: string | null
      } | null
      /** Whether the caller has a certificate of attendance. */
      hasCertificate: boolean
      /** What was kept when the buyer cancelled what was paid. */
      cancelFeeMinor: number | null
    }
  }
  /** Cancel an own order, by the terms of the event if it is paid */
  'POST /api/ticket-orders/{id}/cancel': {
    path: {
      /** The id of the order. */
      id: string
    }
    query: Record<string, never>
    body: {
      feeMinor?: number
    }
    answer: {
      outcome: 'cancelled'
    }
  }
  /** Give a ticket of an own order to another person: it gets a new code */
  'POST /api/ticket-orders/{id}/tickets/{ticket}': {
    path: {
      /** The id of the order. */
      id: string
      /** The id of the ticket. */
      ticket: string
    }
    query: Record<string, never>
    body: {
      name: string
    }
    answer: {
      id: string
    }
  }
  /** Change what is answered for a ticket of an own order, until the event begins */
  'POST /api/ticket-orders/{id}/tickets/{ticket}/answers': {
    path: {
      /** The id of the order. */
      id: string
      /** The id of the ticket. */
      ticket: string
    }
    query: Record<string, never>
    body: {
      answers?: Record<string, string>
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Cancel one ticket of an own order, by the terms of the event */
  'POST /api/ticket-orders/{id}/tickets/{ticket}/cancel': {
    path: {
      /** The id of the order. */
      id: string
      /** The id of the ticket. */
      ticket: string
    }
    query: Record<string, never>
    body: {
      feeMinor?: number
    }
    answer: {
      outcome: 'cancelled'
    }
  }
  /** Mail a ticket of an own order to who comes with it */
  'POST /api/ticket-orders/{id}/tickets/{ticket}/send': {
    path: {
      /** The id of the order. */
      id: string
      /** The id of the ticket. */
      ticket: string
    }
    query: Record<string, never>
    body: {
      email: string
    }
    answer: {
      outcome: 'sent'
    }
  }
  /** The tickets of an own order as PDF */
  'GET /api/ticket-orders/{id}/pdf': {
    path: {
      /** The id of the order. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Order the tickets of a mailed link; the same link again orders nothing more */
  'POST /api/ticket-orders/confirm': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      token: string
    }
    answer: {
      id: string
      isSignedIn: boolean
    }
  }
  /** Cash that was taken at the doors of events and is not booked yet */
  'GET /api/check-ins/cash': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      cash: {
        event: {
          id: string
          title: string
        }
        day: string
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        amountMinor: number
        people: number
      }[]
    }
  }
  /** Book the cash of a day at the doors of an event, or leave it out */
  'POST /api/check-ins/cash': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      event: string
      day: string
      currency: 'USD' | 'SSP'
      amountMinor: number
      decision: 'book' | 'leaveOut'
    }
    answer: {
      outcome: 'booked' | 'leftOut'
    }
  }
  /** All publications, drafts included */
  'GET /api/publications/list': {
    path: Record<string, never>
    query: {
      q?: string
      category?:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      status?: 'published' | 'draft'
      sort?:
        | '-publishedDate'
        | 'publishedDate'
        | 'title'
        | '-title'
        | 'category'
        | '-category'
        | 'updatedAt'
        | '-updatedAt'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        slug: string
        title: string
        category:
          | 'books'
          | 'standards'
          | 'journals'
          | 'news_releases'
          | 'policy_statements'
          | 'proceedings'
          | 'videos'
          | 'contract_documents'
        topic: 'policy' | 'technical' | 'research' | 'case_study' | null
        publishedDate: string
        isPublished: boolean
        /** Whether it has something to read or watch. */
        hasContent: boolean
        fileSize: number | null
        downloads: number
        /** To be sent with the next change. */
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The publications that a filter leaves, all pages, as a table */
  'GET /api/publications/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      category?:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      status?: 'published' | 'draft'
      sort?:
        | '-publishedDate'
        | 'publishedDate'
        | 'title'
        | '-title'
        | 'category'
        | '-category'
        | 'updatedAt'
        | '-updatedAt'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The publications that a filter leaves, all pages, as a table */
  'GET /api/publications/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      category?:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      status?: 'published' | 'draft'
      sort?:
        | '-publishedDate'
        | 'publishedDate'
        | 'title'
        | '-title'
        | 'category'
        | '-category'
        | 'updatedAt'
        | '-updatedAt'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Add a publication; the same upload again answers with the same publication */
  'POST /api/publications/add': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      title: string
      description?: string | null
      category:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      subcategory?:
        | 'structural_engineering'
        | 'geotechnical_engineering'
        | 'transportation_development'
        | 'water_resources'
        | 'environmental_engineering'
        | null
      topic?: 'policy' | 'technical' | 'research' | 'case_study' | null
      authors?: string | null
      publishedDate: string
      videoUrl?: string | null
      file?: string | null
      isPublished: boolean
    }
    answer: {
      id: string
      slug: string
    }
  }
  /** A publication in its latest version, to be edited */
  'GET /api/publications/{id}/edition': {
    path: {
      /** The id of the publication. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      slug: string
      title: string
      category:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      topic: 'policy' | 'technical' | 'research' | 'case_study' | null
      publishedDate: string
      isPublished: boolean
      /** Whether it has something to read or watch. */
      hasContent: boolean
      fileSize: number | null
      downloads: number
      /** To be sent with the next change. */
      updatedAt: string
      description: string | null
      subcategory:
        | 'structural_engineering'
        | 'geotechnical_engineering'
        | 'transportation_development'
        | 'water_resources'
        | 'environmental_engineering'
        | null
      authors: string | null
      videoUrl: string | null
      history: {
        at: string
        title: string
        by: string
        detail: string | null
      }[]
    }
  }
  /** Change a publication */
  'POST /api/publications/{id}/edition': {
    path: {
      /** The id of the publication. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      description?: string | null
      category:
        | 'books'
        | 'standards'
        | 'journals'
        | 'news_releases'
        | 'policy_statements'
        | 'proceedings'
        | 'videos'
        | 'contract_documents'
      subcategory?:
        | 'structural_engineering'
        | 'geotechnical_engineering'
        | 'transportation_development'
        | 'water_resources'
        | 'environmental_engineering'
        | null
      topic?: 'policy' | 'technical' | 'research' | 'case_study' | null
      authors?: string | null
      publishedDate: string
      videoUrl?: string | null
      file?: string | null
      updatedAt: string
    }
    answer: {
      updatedAt: string
    }
  }
  /** Publish a publication, or withdraw it */
  'POST /api/publications/{id}/visibility': {
    path: {
      /** The id of the publication. */
      id: string
    }
    query: Record<string, never>
    body: {
      isPublished: boolean
      updatedAt: string
    }
    answer: {
      updatedAt: string
    }
  }
  /** Move a publication to the trash */
  'POST /api/publications/{id}/trash': {
    path: {
      /** The id of the publication. */
      id: string
    }
    query: Record<string, never>
    body: {
      updatedAt: string
    }
    answer: {
      trashed: true
    }
  }
  /** Where a publication is used, also in drafts and the trash */
  'GET /api/publications/{id}/uses': {
    path: {
      /** The id of the record. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      uses: {
        kind: string
        title: string
        /** Its address in the panel. */
        href: string
        isDraft: boolean
        isInTrash: boolean
        /** Whether it shows the record, or leads to its address. */
        by: 'record' | 'link'
      }[]
      counted: {
        kind: string
        count: number
      }[]
      /** Whether there is more than is listed. */
      isPartial: boolean
    }
  }
  /** Papers that members submitted */
  'GET /api/submissions/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'received' | 'under_review' | 'accepted' | 'declined'
      event?: string
      sort?: '-createdAt' | 'createdAt' | 'title' | '-title' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        authors: string | null
        abstract: string
        division: string | null
        event: {
          id: string
          title: string
        } | null
        status: 'received' | 'under_review' | 'accepted' | 'declined'
        feedback: string | null
        createdAt: string
        sender: string
        /** To be sent with a decision. */
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The papers that a filter leaves, all pages, as a table */
  'GET /api/submissions/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'received' | 'under_review' | 'accepted' | 'declined'
      event?: string
      sort?: '-createdAt' | 'createdAt' | 'title' | '-title' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The papers that a filter leaves, all pages, as a table */
  'GET /api/submissions/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'received' | 'under_review' | 'accepted' | 'declined'
      event?: string
      sort?: '-createdAt' | 'createdAt' | 'title' | '-title' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** The file of a paper */
  'GET /api/submissions/{id}/file': {
    path: {
      /** The id of the paper. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Set the status of a paper, with feedback for its author */
  'POST /api/submissions/{id}/decision': {
    path: {
      /** The id of the paper. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'received' | 'under_review' | 'accepted' | 'declined'
      feedback?: string | null
      updatedAt: string
    }
    answer: {
      updatedAt: string
    }
  }
  /** Correct fields of a person’s profile, and no other */
  'PATCH /api/profiles/{id}/fields': {
    path: {
      /** The id of the profile. */
      id: string
    }
    query: Record<string, never>
    body: {
      fullName?: string
      phone?: string | null
      postalAddress?: string | null
      professionalTitle?: string | null
      organization?: string | null
      specialization?: string | null
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      bio?: string | null
      yearsOfExperience?: number | null
      licenseNumber?: string | null
      membershipType?:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      divisions?: string[]
    }
    answer: {
      /** Of the profile. */
      id: string
      changed: string[]
    }
  }
  /** Accounts; a chapter lead’s are those of the branch */
  'GET /api/users/list': {
    path: Record<string, never>
    query: {
      q?: string
      role?:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
      status?: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      locked?: 'yes' | 'no'
      sort?: '-joinedAt' | 'joinedAt' | 'fullName' | '-fullName' | 'email' | '-email' | 'region' | '-region'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        fullName: string
        email: string
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        joinedAt: string
        membershipStatus: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
        canBeInvited: boolean
        roles?: (
          | 'admin'
          | 'chapter_lead'
          | 'registrar'
          | 'treasurer'
          | 'editor'
          | 'event_manager'
          | 'auditor'
          | 'member'
        )[]
        ledRegion?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        isLocked?: boolean
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The accounts that a filter leaves, all pages, as a table */
  'GET /api/users/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      role?:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
      status?: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      locked?: 'yes' | 'no'
      sort?: '-joinedAt' | 'joinedAt' | 'fullName' | '-fullName' | 'email' | '-email' | 'region' | '-region'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The accounts that a filter leaves, all pages, as a table */
  'GET /api/users/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      role?:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
      status?: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      locked?: 'yes' | 'no'
      sort?: '-joinedAt' | 'joinedAt' | 'fullName' | '-fullName' | 'email' | '-email' | 'region' | '-region'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** An account with its roles and membership */
  'GET /api/users/{id}/account': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      email: string
      fullName: string
      /** Address of the photo. */
      photo: string | null
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      joinedAt: string | null
      emailVerifiedAt: string | null
      lockedAt: string | null
      hasFactor: boolean
      hasPassword: boolean
      providers: string[]
      roles: {
        role:
          | 'admin'
          | 'chapter_lead'
          | 'registrar'
          | 'treasurer'
          | 'editor'
          | 'event_manager'
          | 'auditor'
          | 'member'
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        group: string | null
        endsOn: string | null
        since: string
      }[]
      membership: {
        number: string
        registeredName: string | null
        grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
        startedAt: string
        expiresAt: string | null
      } | null
      membershipStatus: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      sessions: {
        count: number
        lastSeenAt: string | null
      }
      canBeInvited: boolean
      isUnclaimed: boolean
    }
  }
  /** Change a person’s email address */
  'POST /api/users/{id}/address': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      email: string
      reason: string
    }
    answer: {
      outcome: 'changed' | 'asked'
    }
  }
  /** Give an account a role, for a region or the branch of a group where one is named */
  'POST /api/users/{id}/roles': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      role:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
      region?: '' | 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      group?: string
      endsOn?: string
    }
    answer: {
      role:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
    }
  }
  /** Take a role away, effective at the next request */
  'DELETE /api/users/{id}/roles/{role}': {
    path: {
      /** The id of the person’s account. */
      id: string
      /** The name of the role. */
      role: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      role:
        | 'admin'
        | 'chapter_lead'
        | 'registrar'
        | 'treasurer'
        | 'editor'
        | 'event_manager'
        | 'auditor'
        | 'member'
    }
  }
  /** Change the region of a person */
  'POST /api/users/{id}/region': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      was: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
    }
    answer: {
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
    }
  }
  /** Lock an account; it loses its sessions at once */
  'POST /api/users/{id}/lock': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: {
      lockedAt: string | null
    }
  }
  /** Let a locked account sign in again */
  'POST /api/users/{id}/unlock': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      lockedAt: string | null
    }
  }
  /** End every session of an account */
  'POST /api/users/{id}/sign-out': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      ended: number
    }
  }
  /** Switch off the two-step sign-in of a person who lost the telephone */
  'POST /api/users/{id}/factor-reset': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      wasOn: boolean
    }
  }
  /** Mail the link that confirms an address once more */
  'POST /api/users/{id}/confirmation': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'sent'
    }
  }
  /** A person’s record, the newest first: Timeline */
  'GET /api/users/{id}/part/timeline': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Notes */
  'GET /api/users/{id}/part/notes': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Events */
  'GET /api/users/{id}/part/events': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Groups and offices */
  'GET /api/users/{id}/part/groups': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: CPD */
  'GET /api/users/{id}/part/cpd': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Papers */
  'GET /api/users/{id}/part/papers': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Mails */
  'GET /api/users/{id}/part/mails': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: Sign-ins */
  'GET /api/users/{id}/part/sign-ins': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A person’s record, the newest first: History */
  'GET /api/users/{id}/part/history': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        /** Further facts in words. */
        facts: string[]
        days: {
          name: string
          day: string
        }[]
        state: string | null
        /** A moment or a day; null where it is not known. */
        at: string | null
        link: string | null
        text: string | null
        change: {
          before: Record<string, unknown> | null
          after: Record<string, unknown> | null
        } | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Add a note about a person; the same key again adds nothing */
  'POST /api/users/{id}/notes': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      note: string
      key: string
    }
    answer: {
      outcome: 'noted'
    }
  }
  /** Mail a person whom staff entered the link to choose a password, once */
  'POST /api/users/{id}/invitation': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'invited'
    }
  }
  /** How a person is reached, and the profession */
  'GET /api/users/{id}/details': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      fullName: string
      phone: string | null
      postalAddress: string | null
      birthDate: string | null
      professionalTitle: string | null
      organization: string | null
      specialization: string | null
      yearsOfExperience: number | null
      licenseNumber: string | null
    }
  }
  /** Correct details of a person */
  'POST /api/users/{id}/details': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      details: {
        fullName?: string
        phone?: string | null
        postalAddress?: string | null
        birthDate?: null | string
        professionalTitle?: string | null
        organization?: string | null
        specialization?: string | null
        yearsOfExperience?: '' | null | number
        licenseNumber?: string | null
      }
      seen: Record<string, string | number | null>
    }
    answer: {
      outcome: 'corrected'
    }
  }
  /** Decide an application */
  'POST /api/applications/{id}/status': {
    path: {
      /** The id of the application. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'pending' | 'under_review' | 'approved' | 'rejected'
      from?: 'pending' | 'under_review' | 'approved' | 'rejected'
      reason?: string
      feedback?: string
    }
    answer: {
      status: 'pending' | 'under_review' | 'approved' | 'rejected'
      warning?: string
    }
  }
  /** Comment on an application, for colleagues */
  'POST /api/applications/{id}/comments': {
    path: {
      /** The id of the application. */
      id: string
    }
    query: Record<string, never>
    body: {
      text: string
    }
    answer: {
      message: string
    }
  }
  /** Ask an applicant by mail for what is missing */
  'POST /api/applications/{id}/document-requests': {
    path: {
      /** The id of the application. */
      id: string
    }
    query: Record<string, never>
    body: {
      documents?: string[]
      message?: string
    }
    answer: {
      outcome: 'requested'
    }
  }
  /** Applications; a chapter lead’s are those of the region */
  'GET /api/applications/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'pending' | 'under_review' | 'approved' | 'rejected'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
      sort?:
        | '-createdAt'
        | 'createdAt'
        | 'fullName'
        | '-fullName'
        | 'membershipType'
        | '-membershipType'
        | 'region'
        | '-region'
        | 'status'
        | '-status'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        fullName: string
        email: string
        membershipType: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
        status: 'pending' | 'under_review' | 'approved' | 'rejected'
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
        createdAt: string
        /** Of the account. */
        user: string | null
        isLinked: boolean
        sponsorsMissing: number
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The applications that a filter leaves, all pages, as a table */
  'GET /api/applications/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'pending' | 'under_review' | 'approved' | 'rejected'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
      sort?:
        | '-createdAt'
        | 'createdAt'
        | 'fullName'
        | '-fullName'
        | 'membershipType'
        | '-membershipType'
        | 'region'
        | '-region'
        | 'status'
        | '-status'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The applications that a filter leaves, all pages, as a table */
  'GET /api/applications/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'pending' | 'under_review' | 'approved' | 'rejected'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
      sort?:
        | '-createdAt'
        | 'createdAt'
        | 'fullName'
        | '-fullName'
        | 'membershipType'
        | '-membershipType'
        | 'region'
        | '-region'
        | 'status'
        | '-status'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** An application with its history, comments, documents and sponsors */
  'GET /api/applications/{id}/review': {
    path: {
      /** The id of the application. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      form: {
        fullName: string
        dateOfBirth: string
        nationality: string
        gender: 'male' | 'female' | 'other' | 'prefer_not_to_say'
        /** For administrators alone. */
        idPassport?: string
        street: string
        city: string
        state: string
        country: string
        phoneNumber: string
        email: string
        membershipType: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
        institutionName: string
        degree: string
        fieldOfStudy: string
        yearOfCompletion: string
        currentEmployer?: string | null
        position?: string | null
        workAddress?: string | null
        yearsOfExperience?: string | null
        sectors?:
          | (
              | 'structural'
              | 'transportation'
              | 'water_resources'
              | 'geotechnical'
              | 'environmental'
              | 'construction_management'
            )[]
          | null
        otherMemberships: 'yes' | 'no'
        otherMembershipsDetails?: string | null
        signature: string
        declarationDate: string
      }
      status: 'pending' | 'under_review' | 'approved' | 'rejected'
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
      createdAt: string
      feedback: string | null
      previousGrade:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      /** Null for an application without an account. */
      account: {
        id: string
        membershipNumber: string | null
      } | null
      documents: {
        id: string
        name: string
        createdAt: string
      }[]
      sponsors: {
        id: string
        /** The address or the membership number, as it was given. */
        contact: string
        kind: 'sponsor' | 'nominator' | 'nominee'
        status: 'asked' | 'confirmed' | 'declined'
        expiresAt: string
        isExpired: boolean
        answeredAt: string | null
        statement: string | null
        member: {
          name: string
          number: string
          grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
        } | null
      }[]
      sponsorsNeeded: number
      documentsNeeded: string[]
      history: {
        from: 'pending' | 'under_review' | 'approved' | 'rejected'
        to: 'pending' | 'under_review' | 'approved' | 'rejected'
        by: string
        at: string
        reason: string | null
      }[]
      comments: {
        text: string
        by: string
        at: string
      }[]
      others: {
        id: string
        membershipType: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow'
        status: 'pending' | 'under_review' | 'approved' | 'rejected'
        createdAt: string
      }[]
    }
  }
  /** Members whose grace period is over */
  'GET /api/memberships/due-for-removal': {
    path: Record<string, never>
    query: {
      q?: string
      state?: 'due' | 'unnoticed'
      sort?: 'graceUntil' | '-graceUntil' | 'number' | '-number'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        account: {
          id: string
          fullName: string
          email: string
        }
        number: string
        expiresAt: string
        graceUntil: string
        moreTimeUntil: string | null
        /** When the last notice was sent; null while it was not. */
        notifiedAt: string | null
        reminders: {
          id: string
          mark: '7' | '30' | '60' | 'expired' | 'grace' | 'removal'
          status: 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed'
          at: string
          term: string
        }[]
        owed: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The members with grade, status and how they are reached, as a table */
  'GET /api/memberships/list.csv': {
    path: Record<string, never>
    query: {
      status?: 'active' | 'grace' | 'expired' | 'suspended'
      grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
    }
    body: undefined
    answer: string
  }
  /** Whether a membership number is valid */
  'GET /api/memberships/verify/{number}': {
    path: {
      /** The membership number, as on the certificate. */
      number: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      fullName: string
      grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      expiresAt: string | null
    }
  }
  /** The membership of a person, its history, and what can be done with it */
  'GET /api/memberships/{user}/record': {
    path: {
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      membership: {
        number: string
        registeredName: string | null
        grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        startedAt: string
        expiresAt: string | null
        termEndsAt: string | null
        graceUntil: string | null
        suspendedAt: string | null
        endedAt: string | null
        ending: 'withdrawn' | 'resigned' | 'removed' | 'seatEnded' | 'died' | 'erased' | null
        reason: string | null
        sharedReason: string | null
        company: {
          id: string
          name: string
        } | null
        seats: number
      } | null
      /** What staff can do now. */
      actions: (
        'added' | 'gradeChanged' | 'seatsChanged' | 'suspended' | 'reinstated' | 'resigned' | 'died'
      )[]
      /** To be sent with an action: a colleague who was faster is noticed. */
      seen: number
      history: {
        id: string
        kind:
          | 'added'
          | 'gradeChanged'
          | 'seatsChanged'
          | 'suspended'
          | 'reinstated'
          | 'resigned'
          | 'died'
          | 'removed'
          | 'graceExtended'
          | 'erased'
          | 'carriedOver'
          | 'imported'
          | 'merged'
          | 'approved'
          | 'approvalWithdrawn'
          | 'renewed'
          | 'paid'
          | 'joined'
          | 'instalment'
          | 'takenBack'
          | 'reminded'
          | 'seatTaken'
          | 'seatEnded'
        at: string
        effectiveAt: string | null
        by: string | null
        grade:
          'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
        years: number | null
        expiresAt: string | null
        reason: string | null
        sharedReason: string | null
      }[]
    }
  }
  /** Add, suspend, reinstate or end a membership, or change its grade */
  'POST /api/memberships/{user}/events': {
    path: {
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body:
      | {
          date: string
          reason: string
          seen?: number
          kind: 'added'
          sharedReason?: string
          grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          registeredName: string
          expiresOn?: string
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'gradeChanged'
          sharedReason?: string
          grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'seatsChanged'
          seats: number
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'suspended'
          sharedReason?: string
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'reinstated'
          sharedReason?: string
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'resigned'
          sharedReason?: string
        }
      | {
          date: string
          reason: string
          seen?: number
          kind: 'died'
        }
    answer: {
      kind: 'added' | 'gradeChanged' | 'seatsChanged' | 'suspended' | 'reinstated' | 'resigned' | 'died'
      /** It is recorded, and something that follows comes later. */
      warning?: string
    }
  }
  /** Remove a member whose grace period is over */
  'POST /api/memberships/{user}/removal': {
    path: {
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: {
      reason: string
      sharedReason?: string
    }
    answer: {
      kind: 'removed' | 'graceExtended'
      warning?: string
    }
  }
  /** Let the grace period of a membership end later */
  'POST /api/memberships/{user}/more-time': {
    path: {
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: {
      until: string
      reason: string
      sharedReason?: string
    }
    answer: {
      kind: 'removed' | 'graceExtended'
      warning?: string
    }
  }
  /** The seats of a company: who holds one, who is invited */
  'GET /api/membership-seats/of/{user}': {
    path: {
      /** The id of the company’s account. */
      user: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      company: string
      grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
      seats: number
      /** How many of them the dues of the grade include. */
      included: number
      taken: {
        id: string
        status: 'invited' | 'declined' | 'taken' | 'ended'
        name: string
        email: string
        invitedAt: string
        expiresAt: string | null
        isExpired: boolean
        declinedAt: string | null
        takenAt: string | null
        endedAt: string | null
        number: string | null
        user: string | null
      }[]
      invited: {
        id: string
        status: 'invited' | 'declined' | 'taken' | 'ended'
        name: string
        email: string
        invitedAt: string
        expiresAt: string | null
        isExpired: boolean
        declinedAt: string | null
        takenAt: string | null
        endedAt: string | null
        number: string | null
        user: string | null
      }[]
      declined: {
        id: string
        status: 'invited' | 'declined' | 'taken' | 'ended'
        name: string
        email: string
        invitedAt: string
        expiresAt: string | null
        isExpired: boolean
        declinedAt: string | null
        takenAt: string | null
        endedAt: string | null
        number: string | null
        user: string | null
      }[]
      ended: {
        id: string
        status: 'invited' | 'declined' | 'taken' | 'ended'
        name: string
        email: string
        invitedAt: string
        expiresAt: string | null
        isExpired: boolean
        declinedAt: string | null
        takenAt: string | null
        endedAt: string | null
        number: string | null
        user: string | null
      }[]
    }
  }
  /** Invite somebody to a seat of a company by mail */
  'POST /api/membership-seats/of/{user}/invite': {
    path: {
      /** The id of the company’s account. */
      user: string
    }
    query: Record<string, never>
    body: {
      name: string
      email: string
      reason: string
    }
    answer: {
      /** Of the invitation. */
      id: string
    }
  }
  /** Mail an invitation to a seat again */
  'POST /api/membership-seats/{id}/resend': {
    path: {
      /** The id of the seat. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: Record<string, unknown>
  }
  /** Withdraw an invitation to a seat */
  'POST /api/membership-seats/{id}/withdraw': {
    path: {
      /** The id of the seat. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: Record<string, unknown>
  }
  /** End a seat that a person holds, whose membership ends with it */
  'POST /api/membership-seats/{id}/end': {
    path: {
      /** The id of the seat. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason?: string
    }
    answer: Record<string, unknown>
  }
  /** Give a seat to somebody else, who is invited */
  'POST /api/membership-seats/{id}/replace': {
    path: {
      /** The id of the seat. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      email: string
      reason?: string
    }
    answer: {
      /** Of the invitation. */
      id: string
    }
  }
  /** Requests for another registered name, the newest first */
  'GET /api/name-changes/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'requested' | 'approved' | 'declined' | 'withdrawn'
      sort?: '-createdAt' | 'createdAt' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        /** The registered name as it was requested. */
        from: string
        name: string
        reason: string
        status: 'requested' | 'approved' | 'declined' | 'withdrawn'
        createdAt: string
        decidedAt: string | null
        feedback: string | null
        user: string
        number: string | null
        decidedBy: string | null
        note: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Approve or decline a request for another name */
  'POST /api/name-changes/{id}/decision': {
    path: {
      /** The id of the request. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'approved' | 'declined'
      note?: string
      feedback?: string
    }
    answer: {
      status: 'approved' | 'declined'
      warning?: string
    }
  }
  /** The document of a request for another name */
  'GET /api/name-changes/{id}/document': {
    path: {
      /** The id of the request. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** A document of an application */
  'GET /api/application-documents/{id}/content': {
    path: {
      /** The id of the document. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Nominations, the latest first, with who confirmed and the votes */
  'GET /api/nominations/list': {
    path: Record<string, never>
    query: {
      status?: 'open' | 'approved' | 'declined'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        grade: 'fellow' | 'honorary'
        nomineeName: string
        year: number
        status: 'open' | 'approved' | 'declined'
        createdAt: string
        reason: string
        nominator: string
        endorsements: {
          id: string
          /** The address or the membership number, as it was given. */
          contact: string
          kind: 'sponsor' | 'nominator' | 'nominee'
          status: 'asked' | 'confirmed' | 'declined'
          expiresAt: string
          isExpired: boolean
          answeredAt: string | null
          statement: string | null
          member: {
            name: string
            number: string
            grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
            status: 'none' | 'pending' | 'active' | 'grace' | 'expired' | 'suspended'
          } | null
        }[]
        isConfirmed: boolean
        votesFor: number
        votesAgainst: number
        /** The address of a nominee who is still to make an account. */
        invited: string | null
        note: string | null
        decidedAt: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
      committeeSize: number
    }
  }
  /** Approve a nomination, which gives the grade, or decline it */
  'POST /api/nominations/{id}/decision': {
    path: {
      /** The id of the nomination. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'approved' | 'declined'
      note: string
    }
    answer: {
      status: 'approved' | 'declined'
    }
  }
  /** Requests to renew, the newest first */
  'GET /api/renewals/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'requested' | 'done' | 'declined' | 'withdrawn'
      sort?: '-createdAt' | 'createdAt' | 'years' | '-years' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        account: {
          id: string
          fullName: string
          email: string
        }
        number: string | null
        years: number
        status: 'requested' | 'done' | 'declined' | 'withdrawn'
        createdAt: string
        expiresAt: string | null
        note: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** The requests to renew that a filter leaves, all pages, as a table */
  'GET /api/renewals/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'requested' | 'done' | 'declined' | 'withdrawn'
      sort?: '-createdAt' | 'createdAt' | 'years' | '-years' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The requests to renew that a filter leaves, all pages, as a table */
  'GET /api/renewals/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'requested' | 'done' | 'declined' | 'withdrawn'
      sort?: '-createdAt' | 'createdAt' | 'years' | '-years' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Confirm or decline a request to renew */
  'POST /api/renewals/{id}/decision': {
    path: {
      /** The id of the request. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'done' | 'declined'
      note?: string
      feedback?: string
    }
    answer: {
      status: 'done' | 'declined'
      /** It is recorded, and something that follows comes later. */
      warning?: string
    }
  }
  /** Sums of donations by month and status */
  'GET /api/donations/totals': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      totals: {
        month: string
        status: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed'
        count: number
        amountCents: number
        refundedCents: number
        disputedCents: number
      }[]
    }
  }
  /** Donations as a table, the oldest first */
  'GET /api/donations/list.csv': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: string
  }
  /** Invoices */
  'GET /api/invoices': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff' | 'overdue'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-issuedAt' | 'issuedAt' | '-dueAt' | 'dueAt'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        number: string
        status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        totalMinor: number
        /** In the smallest unit of the currency. */
        openMinor: number
        issuedAt: string
        /** Of one that may be paid in instalments, of the first. */
        dueAt: string
        paidAt: string | null
        user: string
        name: string
        /** Whether it is open after its day, or an instalment of it is. */
        isOverdue: boolean
        /** The day on which staff reminded of it last. */
        remindedOn: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Issue an invoice and send it; the same key again issues none */
  'POST /api/invoices': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      user: string
      key: string
      currency: 'USD' | 'SSP'
      lines: {
        description: string
        quantity: number
        amount: string
      }[]
      account: 'otherIncome' | 'dues' | 'joiningFees'
      dueOn: string
      chapter?: string
      fund?: string
      reason?: string
    }
    answer: {
      id: string
      number: string
      /** By ISO 11649, without spaces. */
      reference: string
      status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
      purpose: 'joining' | 'renewal' | 'upgrade' | 'seats' | 'tickets' | 'other'
      grade:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      years: number | null
      recipient: {
        name: string
        email: string
      }
      note: string | null
      currency: 'USD' | 'SSP'
      lines: {
        description: string
        quantity: number
        /** In the smallest unit of the currency. */
        unitMinor: number
        account: 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'
      }[]
      /** In the smallest unit of the currency. */
      totalMinor: number
      /** In the smallest unit of the currency. */
      openMinor: number
      /** In the smallest unit of the currency. */
      creditedMinor: number
      /** In the smallest unit of the currency. */
      writtenOffMinor: number
      /** How many South Sudanese pounds a US dollar is. Null without one. */
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      issuedAt: string
      /** Of one that may be paid in instalments, of the first. */
      dueAt: string
      instalments: {
        dueAt: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        /** In the smallest unit of the currency. */
        openMinor: number
      }[]
      nextDueAt: string
      /** In the smallest unit of the currency. */
      overdueMinor: number
      paidAt: string | null
      voidedAt: string | null
    }
  }
  /** The invoices that a filter leaves, all pages, as a table */
  'GET /api/invoices/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff' | 'overdue'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-issuedAt' | 'issuedAt' | '-dueAt' | 'dueAt'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The invoices that a filter leaves, all pages, as a table */
  'GET /api/invoices/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff' | 'overdue'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      sort?: '-issuedAt' | 'issuedAt' | '-dueAt' | 'dueAt'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** An invoice as PDF */
  'GET /api/invoices/{id}/pdf': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** An invoice with its payments and credit notes */
  'GET /api/invoices/{id}/detail': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      number: string
      /** By ISO 11649, without spaces. */
      reference: string
      status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
      purpose: 'joining' | 'renewal' | 'upgrade' | 'seats' | 'tickets' | 'other'
      grade:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      years: number | null
      recipient: {
        name: string
        email: string
      }
      note: string | null
      currency: 'USD' | 'SSP'
      lines: {
        description: string
        quantity: number
        /** In the smallest unit of the currency. */
        unitMinor: number
        account: 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'
      }[]
      /** In the smallest unit of the currency. */
      totalMinor: number
      /** In the smallest unit of the currency. */
      openMinor: number
      /** In the smallest unit of the currency. */
      creditedMinor: number
      /** In the smallest unit of the currency. */
      writtenOffMinor: number
      /** How many South Sudanese pounds a US dollar is. Null without one. */
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      issuedAt: string
      /** Of one that may be paid in instalments, of the first. */
      dueAt: string
      instalments: {
        dueAt: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        /** In the smallest unit of the currency. */
        openMinor: number
      }[]
      nextDueAt: string
      /** In the smallest unit of the currency. */
      overdueMinor: number
      paidAt: string | null
      voidedAt: string | null
      /** Id of the account that owes it. */
      user: string
      creditNotes: {
        id: string
        number: string
        /** The id of the invoice. */
        invoice: string
        invoiceNumber: string
        recipient: {
          name: string
          email: string
        }
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        reason: string
        issuedAt: string
      }[]
      payments: {
        id: string
        status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
        method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        paidAt: string
        invoice: string | null
        transaction: string | null
        receiptNumber: string | null
        creditMinor: number
        reason: string | null
      }[]
      instructions: {
        method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash'
        title: string
        lines: string[]
      }[]
    }
  }
  /** Remind of an open invoice by mail, once a day */
  'POST /api/invoices/{id}/remind': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'reminded'
    }
  }
  /** How an invoice can be paid */
  'GET /api/invoices/{id}/ways-to-pay': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      /** By ISO 11649, in groups of four. */
      reference: string
      amounts: {
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
      }[]
      /** How many South Sudanese pounds a US dollar is. Null without one. */
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      /** The credit of who owes it and what that pays of it, for that person alone. */
      credit: {
        amounts: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
        pays: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }
      } | null
      methods: {
        card: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        } | null
        momo: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
          provider: string
        } | null
        merchant: {
          provider: string
          number: string
          holder: string
        }[]
        bank: {
          bank: string
          holder: string
          number: string
          swift: string | null
          currency: 'USD' | 'SSP'
        }[]
        cash: {
          places: string | null
        } | null
      }
      instalments: {
        card: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        } | null
        momo: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        } | null
      }
      payments: {
        id: string
        status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
        method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        paidAt: string
        invoice: string | null
        transaction: string | null
        receiptNumber: string | null
        creditMinor: number
        reason: string | null
      }[]
    }
  }
  /** Pay an own invoice from the own credit; the same key again uses nothing more */
  'POST /api/invoices/{id}/pay-by-credit': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: {
      key: string
    }
    answer: {
      outcome: 'used'
    }
  }
  /** What a person owes, paid and has to the own credit */
  'GET /api/invoices/of/{user}': {
    path: {
      /** The id of the person’s account. */
      user: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      state: 'clear' | 'owing' | 'overdue'
      /** Null for staff who do not handle money. */
      details: {
        invoices: {
          id: string
          number: string
          /** By ISO 11649, without spaces. */
          reference: string
          status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
          purpose: 'joining' | 'renewal' | 'upgrade' | 'seats' | 'tickets' | 'other'
          grade:
            'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
          years: number | null
          recipient: {
            name: string
            email: string
          }
          note: string | null
          currency: 'USD' | 'SSP'
          lines: {
            description: string
            quantity: number
            /** In the smallest unit of the currency. */
            unitMinor: number
            account: 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'
          }[]
          /** In the smallest unit of the currency. */
          totalMinor: number
          /** In the smallest unit of the currency. */
          openMinor: number
          /** In the smallest unit of the currency. */
          creditedMinor: number
          /** In the smallest unit of the currency. */
          writtenOffMinor: number
          /** How many South Sudanese pounds a US dollar is. Null without one. */
          rate: {
            sspPerUsd: number
            day: string
            source: string
          } | null
          issuedAt: string
          /** Of one that may be paid in instalments, of the first. */
          dueAt: string
          instalments: {
            dueAt: string
            /** In the smallest unit of the currency. */
            amountMinor: number
            /** In the smallest unit of the currency. */
            openMinor: number
          }[]
          nextDueAt: string
          /** In the smallest unit of the currency. */
          overdueMinor: number
          paidAt: string | null
          voidedAt: string | null
          voidReason: string | null
          /** The day on which staff reminded of it last. */
          remindedOn: string | null
          writeOffs: {
            /** In the smallest unit of the currency. */
            amountMinor: number
            reason: string
            at: string
            endedAt: string | null
            endReason: string | null
          }[]
          chapter: string | null
          fund: string | null
        }[]
        payments: {
          id: string
          status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
          method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
          paidAt: string
          invoice: string | null
          transaction: string | null
          receiptNumber: string | null
          creditMinor: number
          reason: string | null
          createdAt: string
          user: string | null
          name: string
          email: string
          payer: string | null
          membershipNumber: string | null
          invoiceNumber: string | null
          invoiceOpen: {
            amountMinor: number
            currency: 'USD' | 'SSP'
          } | null
          hasSlip: boolean
          note: string | null
          provided: {
            amountMinor: number
            currency: string
            at: string
          } | null
          sameTransaction: number
        }[]
        creditNotes: {
          id: string
          number: string
          /** The id of the invoice. */
          invoice: string
          invoiceNumber: string
          recipient: {
            name: string
            email: string
          }
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
          reason: string
          issuedAt: string
        }[]
        waivers: {
          id: string
          kind: 'student' | 'hardship' | 'officer'
          percent: number
          validFrom: string
          validUntil: string | null
          reason: string
          by: string | null
        }[]
        owed: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
        credit: {
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
      } | null
    }
  }
  /** Void an invoice of which nothing was paid; it keeps its number */
  'POST /api/invoices/{id}/void': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      status: 'void'
    }
  }
  /** Issue a credit note for an invoice; the same key again issues none */
  'POST /api/invoices/{id}/credit': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: {
      amount: string
      reason: string
      key: string
    }
    answer: {
      id: string
      number: string
      /** The id of the invoice. */
      invoice: string
      invoiceNumber: string
      recipient: {
        name: string
        email: string
      }
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      reason: string
      issuedAt: string
    }
  }
  /** Write off what is open of an invoice */
  'POST /api/invoices/{id}/write-off': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: {
      openMinor: number
      reason: string
    }
    answer: {
      id: string
      number: string
      /** By ISO 11649, without spaces. */
      reference: string
      status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
      purpose: 'joining' | 'renewal' | 'upgrade' | 'seats' | 'tickets' | 'other'
      grade:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      years: number | null
      recipient: {
        name: string
        email: string
      }
      note: string | null
      currency: 'USD' | 'SSP'
      lines: {
        description: string
        quantity: number
        /** In the smallest unit of the currency. */
        unitMinor: number
        account: 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'
      }[]
      /** In the smallest unit of the currency. */
      totalMinor: number
      /** In the smallest unit of the currency. */
      openMinor: number
      /** In the smallest unit of the currency. */
      creditedMinor: number
      /** In the smallest unit of the currency. */
      writtenOffMinor: number
      /** How many South Sudanese pounds a US dollar is. Null without one. */
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      issuedAt: string
      /** Of one that may be paid in instalments, of the first. */
      dueAt: string
      instalments: {
        dueAt: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        /** In the smallest unit of the currency. */
        openMinor: number
      }[]
      nextDueAt: string
      /** In the smallest unit of the currency. */
      overdueMinor: number
      paidAt: string | null
      voidedAt: string | null
    }
  }
  /** Let what was written off be owed again */
  'POST /api/invoices/{id}/undo-write-off': {
    path: {
      /** The id of the invoice. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      id: string
      number: string
      /** By ISO 11649, without spaces. */
      reference: string
      status: 'open' | 'paid' | 'void' | 'credited' | 'writtenOff'
      purpose: 'joining' | 'renewal' | 'upgrade' | 'seats' | 'tickets' | 'other'
      grade:
        'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
      years: number | null
      recipient: {
        name: string
        email: string
      }
      note: string | null
      currency: 'USD' | 'SSP'
      lines: {
        description: string
        quantity: number
        /** In the smallest unit of the currency. */
        unitMinor: number
        account: 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'
      }[]
      /** In the smallest unit of the currency. */
      totalMinor: number
      /** In the smallest unit of the currency. */
      openMinor: number
      /** In the smallest unit of the currency. */
      creditedMinor: number
      /** In the smallest unit of the currency. */
      writtenOffMinor: number
      /** How many South Sudanese pounds a US dollar is. Null without one. */
      rate: {
        sspPerUsd: number
        day: string
        source: string
      } | null
      issuedAt: string
      /** Of one that may be paid in instalments, of the first. */
      dueAt: string
      instalments: {
        dueAt: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        /** In the smallest unit of the currency. */
        openMinor: number
      }[]
      nextDueAt: string
      /** In the smallest unit of the currency. */
      overdueMinor: number
      paidAt: string | null
      voidedAt: string | null
    }
  }
  /** Who of a grade would get an invoice; nothing is issued */
  'POST /api/grade-runs/plan': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      currency: 'USD' | 'SSP'
      endsBy: string
    }
    answer: {
      /** The first 500. */
      due: {
        user: string
        name: string
        number: string
        expiresAt: string
        /** In the smallest unit of the currency. */
        amountMinor: number
      }[]
      /** The first 500. */
      skipped: {
        user: string
        name: string
        number: string
        reason: 'noFee' | 'openInvoice' | 'lapsed' | 'openRequest' | 'noContact'
      }[]
      currency: 'USD' | 'SSP'
      dueCount: number
      skippedCount: number
      /** Of all that are due. */
      totalMinor: number
    }
  }
  /** Issue the invoices of a grade; the same key again is the same run */
  'POST /api/grade-runs': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      currency: 'USD' | 'SSP'
      endsBy: string
      key: string
    }
    answer: {
      id: string
      grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
      currency: 'USD' | 'SSP'
      endsBy: string
      status: 'running' | 'done'
      startedAt: string
      doneCount: number
      memberCount: number
      issuedCount: number
      skippedCount: number
      failedCount: number
      failures: {
        user: string
        name: string
        reason: string
      }[]
    }
  }
  /** The latest runs with how far they have come */
  'GET /api/grade-runs': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      runs: {
        id: string
        grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        currency: 'USD' | 'SSP'
        endsBy: string
        status: 'running' | 'done'
        startedAt: string
        doneCount: number
        memberCount: number
        issuedCount: number
        skippedCount: number
        failedCount: number
        failures: {
          user: string
          name: string
          reason: string
        }[]
      }[]
    }
  }
  /** A credit note as PDF */
  'GET /api/credit-notes/{id}/pdf': {
    path: {
      /** The id of the credit note. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Payments */
  'GET /api/payments': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed' | 'open'
      method?: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      sort?: '-paidAt' | 'paidAt' | '-amountMinor' | 'amountMinor'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
        method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        paidAt: string
        invoice: string | null
        transaction: string | null
        receiptNumber: string | null
        creditMinor: number
        reason: string | null
        createdAt: string
        user: string | null
        name: string
        email: string
        payer: string | null
        membershipNumber: string | null
        invoiceNumber: string | null
        invoiceOpen: {
          amountMinor: number
          currency: 'USD' | 'SSP'
        } | null
        hasSlip: boolean
        note: string | null
        provided: {
          amountMinor: number
          currency: string
          at: string
        } | null
        sameTransaction: number
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Record money that staff took or saw; the same again is recorded once */
  'POST /api/payments': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      method: 'cash' | 'cheque' | 'bank' | 'merchant' | 'momo' | 'card'
      invoice: string
      amount: string
      currency: 'USD' | 'SSP'
      paidOn: string
      book?: string
      number?: string
      transaction?: string
      payer?: string
      chapter?: string
      note?: string
      key?: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Confirm that the money of a payment came */
  'POST /api/payments/{id}/confirm': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      amount?: string
      currency?: 'USD' | 'SSP'
      paidOn?: string
      transaction?: string
      note?: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Say that no money came; the payer is told why */
  'POST /api/payments/{id}/reject': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Take a confirmed payment back, with what it gave */
  'POST /api/payments/{id}/reverse': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Use the credit of a payment for an open invoice; the same key again uses nothing more */
  'POST /api/payments/{id}/use-credit': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      invoice: string
      isForOther?: boolean | 'on'
      key: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Record that credit was paid back; the same key again records nothing more */
  'POST /api/payments/{id}/refund-credit': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      amount: string
      method: 'bank' | 'cash' | 'momo'
      transaction?: string
      reason: string
      key: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** Move credit of a payment to another person; the same key again moves nothing more */
  'POST /api/payments/{id}/move-credit': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: {
      to: string
      amount: string
      reason: string
      key: string
    }
    answer: {
      id: string
      status: 'started' | 'reported' | 'confirmed' | 'failed' | 'rejected' | 'reversed'
      method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash' | 'cheque' | 'credit'
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
      paidAt: string
      invoice: string | null
      transaction: string | null
      receiptNumber: string | null
      creditMinor: number
      reason: string | null
    }
  }
  /** The slip that a payer sent */
  'GET /api/payments/{id}/slip': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** The receipt of a confirmed payment */
  'GET /api/payments/{id}/receipt': {
    path: {
      /** The id of the payment. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** The journal, with balances and income */
  'GET /api/ledger-entries/page': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
      account?:
        | 'bank'
        | 'mobileMoney'
        | 'card'
        | 'cash'
        | 'cheques'
        | 'cashOnTheWay'
        | 'receivable'
        | 'memberCredit'
        | 'suspense'
        | 'broughtForward'
        | 'dues'
        | 'joiningFees'
        | 'donations'
        | 'events'
        | 'otherIncome'
        | 'waivers'
        | 'writeOffs'
        | 'cashDifferences'
        | 'charges'
        | 'otherExpenses'
        | 'exchange'
      purpose?:
        | 'invoice'
        | 'invoiceVoided'
        | 'creditNote'
        | 'writeOff'
        | 'writeOffUndone'
        | 'payment'
        | 'paymentReversed'
        | 'credit'
        | 'refund'
        | 'doorCash'
        | 'donation'
        | 'donationRefunded'
        | 'dayClose'
        | 'correction'
        | 'transfer'
        | 'transferUndone'
      chapter?: string
      fund?: string
      page?: number
    }
    body: undefined
    answer: {
      entries: {
        id: string
        day: string
        purpose:
          | 'invoice'
          | 'invoiceVoided'
          | 'creditNote'
          | 'writeOff'
          | 'writeOffUndone'
          | 'payment'
          | 'paymentReversed'
          | 'credit'
          | 'refund'
          | 'doorCash'
          | 'donation'
          | 'donationRefunded'
          | 'dayClose'
          | 'correction'
          | 'transfer'
          | 'transferUndone'
        text: string | null
        /** Who paid or owes it. */
        person: string | null
        invoice: string | null
        receipt: string | null
        creditNote: string | null
        transaction: string | null
        /** Its name; null for the head office. */
        chapter: string | null
        fund: string | null
        /** Debits are above zero, credits below. */
        lines: {
          account:
            | 'bank'
            | 'mobileMoney'
            | 'card'
            | 'cash'
            | 'cheques'
            | 'cashOnTheWay'
            | 'receivable'
            | 'memberCredit'
            | 'suspense'
            | 'broughtForward'
            | 'dues'
            | 'joiningFees'
            | 'donations'
            | 'events'
            | 'otherIncome'
            | 'waivers'
            | 'writeOffs'
            | 'cashDifferences'
            | 'charges'
            | 'otherExpenses'
            | 'exchange'
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
      }[]
      total: number
      page: number
      pageCount: number
      balances: {
        account:
          | 'bank'
          | 'mobileMoney'
          | 'card'
          | 'cash'
          | 'cheques'
          | 'cashOnTheWay'
          | 'receivable'
          | 'memberCredit'
          | 'suspense'
          | 'broughtForward'
          | 'dues'
          | 'joiningFees'
          | 'donations'
          | 'events'
          | 'otherIncome'
          | 'waivers'
          | 'writeOffs'
          | 'cashDifferences'
          | 'charges'
          | 'otherExpenses'
          | 'exchange'
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        amountMinor: number
      }[]
      income: {
        month: {
          key: string | null
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
        account: {
          key: string | null
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
        fund: {
          key: string | null
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
        chapter: {
          key: string | null
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
        method: {
          key: string | null
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
        }[]
      }
      chapters: {
        id: string
        name: string
      }[]
      /** The last day of the closed periods. */
      closedDay: string | null
    }
  }
  /** The journal as a table, a row for each line of an entry */
  'GET /api/ledger-entries/journal.csv': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
      account?:
        | 'bank'
        | 'mobileMoney'
        | 'card'
        | 'cash'
        | 'cheques'
        | 'cashOnTheWay'
        | 'receivable'
        | 'memberCredit'
        | 'suspense'
        | 'broughtForward'
        | 'dues'
        | 'joiningFees'
        | 'donations'
        | 'events'
        | 'otherIncome'
        | 'waivers'
        | 'writeOffs'
        | 'cashDifferences'
        | 'charges'
        | 'otherExpenses'
        | 'exchange'
      purpose?:
        | 'invoice'
        | 'invoiceVoided'
        | 'creditNote'
        | 'writeOff'
        | 'writeOffUndone'
        | 'payment'
        | 'paymentReversed'
        | 'credit'
        | 'refund'
        | 'doorCash'
        | 'donation'
        | 'donationRefunded'
        | 'dayClose'
        | 'correction'
        | 'transfer'
        | 'transferUndone'
      chapter?: string
      fund?: string
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The journal as a workbook */
  'GET /api/ledger-entries/journal.xlsx': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
      account?:
        | 'bank'
        | 'mobileMoney'
        | 'card'
        | 'cash'
        | 'cheques'
        | 'cashOnTheWay'
        | 'receivable'
        | 'memberCredit'
        | 'suspense'
        | 'broughtForward'
        | 'dues'
        | 'joiningFees'
        | 'donations'
        | 'events'
        | 'otherIncome'
        | 'waivers'
        | 'writeOffs'
        | 'cashDifferences'
        | 'charges'
        | 'otherExpenses'
        | 'exchange'
      purpose?:
        | 'invoice'
        | 'invoiceVoided'
        | 'creditNote'
        | 'writeOff'
        | 'writeOffUndone'
        | 'payment'
        | 'paymentReversed'
        | 'credit'
        | 'refund'
        | 'doorCash'
        | 'donation'
        | 'donationRefunded'
        | 'dayClose'
        | 'correction'
        | 'transfer'
        | 'transferUndone'
      chapter?: string
      fund?: string
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** The balances of the accounts as a table */
  'GET /api/ledger-entries/balances.csv': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
      account?:
        | 'bank'
        | 'mobileMoney'
        | 'card'
        | 'cash'
        | 'cheques'
        | 'cashOnTheWay'
        | 'receivable'
        | 'memberCredit'
        | 'suspense'
        | 'broughtForward'
        | 'dues'
        | 'joiningFees'
        | 'donations'
        | 'events'
        | 'otherIncome'
        | 'waivers'
        | 'writeOffs'
        | 'cashDifferences'
        | 'charges'
        | 'otherExpenses'
        | 'exchange'
      purpose?:
        | 'invoice'
        | 'invoiceVoided'
        | 'creditNote'
        | 'writeOff'
        | 'writeOffUndone'
        | 'payment'
        | 'paymentReversed'
        | 'credit'
        | 'refund'
        | 'doorCash'
        | 'donation'
        | 'donationRefunded'
        | 'dayClose'
        | 'correction'
        | 'transfer'
        | 'transferUndone'
      chapter?: string
      fund?: string
      page?: number
    }
    body: undefined
    answer: string
  }
  /** Trial balance, journal and vouchers of a period, for an auditor */
  'GET /api/ledger-entries/audit.xlsx': {
    path: Record<string, never>
    query: {
      from?: string
      to?: string
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** The voucher of an entry */
  'GET /api/ledger-entries/{id}/voucher': {
    path: {
      /** The id of the entry. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** What people owe, by the age of the debt */
  'GET /api/ledger-entries/arrears': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      /** At most 100. Ages: Not due yet, 1 to 30 days, 31 to 60 days, 61 to 90 days, Over 90 days. */
      rows: {
        user: string
        name: string
        currency: 'USD' | 'SSP'
        ages: {
          /** In the smallest unit of the currency. */
          notDue: number
          /** In the smallest unit of the currency. */
          to30: number
          /** In the smallest unit of the currency. */
          to60: number
          /** In the smallest unit of the currency. */
          to90: number
          /** In the smallest unit of the currency. */
          over90: number
        }
        /** In the smallest unit of the currency. */
        totalMinor: number
        oldest: string
      }[]
      rowCount: number
      writtenOff: {
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        amountMinor: number
        count: number
      }[]
      totals: {
        currency: 'USD' | 'SSP'
        ages: {
          /** In the smallest unit of the currency. */
          notDue: number
          /** In the smallest unit of the currency. */
          to30: number
          /** In the smallest unit of the currency. */
          to60: number
          /** In the smallest unit of the currency. */
          to90: number
          /** In the smallest unit of the currency. */
          over90: number
        }
        /** In the smallest unit of the currency. */
        totalMinor: number
      }[]
    }
  }
  /** Everything that people owe, as a table */
  'GET /api/ledger-entries/arrears.csv': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: string
  }
  /** Close the ledger up to and including a day */
  'POST /api/ledger-entries/close': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      day: string
    }
    answer: {
      day: string
    }
  }
  /** The latest transfers between our own accounts, and charges */
  'GET /api/ledger-entries/transfers': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      chapters: {
        id: string
        name: string
      }[]
      transfers: {
        key: string
        day: string
        text: string
        /** Debits are above zero, credits below. */
        lines: {
          account:
            | 'bank'
            | 'mobileMoney'
            | 'card'
            | 'cash'
            | 'cheques'
            | 'cashOnTheWay'
            | 'receivable'
            | 'memberCredit'
            | 'suspense'
            | 'broughtForward'
            | 'dues'
            | 'joiningFees'
            | 'donations'
            | 'events'
            | 'otherIncome'
            | 'waivers'
            | 'writeOffs'
            | 'cashDifferences'
            | 'charges'
            | 'otherExpenses'
            | 'exchange'
          currency: 'USD' | 'SSP'
          /** In the smallest unit of the currency. */
          amountMinor: number
          chapter: string | null
        }[]
        isUndone: boolean
        canBeUndone: boolean
      }[]
    }
  }
  /** Book money that moved between our own accounts, or was charged */
  'POST /api/ledger-entries/transfers': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      key: string
      day: string
      from: 'bank' | 'mobileMoney' | 'card' | 'cash' | 'cheques' | 'otherIncome' | 'broughtForward'
      to:
        'bank' | 'mobileMoney' | 'card' | 'cash' | 'cheques' | 'charges' | 'otherExpenses' | 'broughtForward'
      currency: 'USD' | 'SSP'
      fromChapter?: string
      toChapter?: string
      text: string
      amountMinor: number
      chargeMinor?: number
      received?: {
        currency: 'USD' | 'SSP'
        amountMinor: number
      }
    }
    answer: {
      key: string
    }
  }
  /** Take a transfer back */
  'POST /api/ledger-entries/transfers/{key}/undo': {
    path: {
      /** The key of the transfer. */
      key: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      key: string
    }
  }
  /** The days whose cash was counted, and what the ledger has of one */
  'GET /api/day-closes': {
    path: Record<string, never>
    query: {
      day?: string
      currency?: 'USD' | 'SSP'
      chapter?: string
    }
    body: undefined
    answer: {
      chapters: {
        id: string
        name: string
      }[]
      closes: {
        id: string
        day: string
        chapter: string | null
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        expectedMinor: number
        /** In the smallest unit of the currency. */
        countedMinor: number
        reason: string | null
        at: string
        /** In the smallest unit of the currency. */
        correctedMinor: number
        corrections: {
          key: string
          /** In the smallest unit of the currency. */
          amountMinor: number
          reason: string
          status: 'asked' | 'confirmed' | 'declined'
          isOwn: boolean
          at: string
        }[]
      }[]
      /** Of the day of the query; null without one. */
      chosen: {
        /** In the smallest unit of the currency. */
        expectedMinor: number
        isClosed: boolean
      } | null
    }
  }
  /** Close the cash of a day, once */
  'POST /api/day-closes': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      day: string
      currency: 'USD' | 'SSP'
      chapter?: string
      countedMinor: number
      reason?: string
    }
    answer: {
      /** In the smallest unit of the currency. */
      differenceMinor: number
    }
  }
  /** Ask for a part of a day’s difference to be taken back */
  'POST /api/day-closes/{id}/correct': {
    path: {
      /** The id of the closed day. */
      id: string
    }
    query: Record<string, never>
    body: {
      amountMinor: number
      reason: string
      key: string
    }
    answer: {
      status: 'asked' | 'confirmed' | 'declined'
    }
  }
  /** Confirm or decline a correction of a day that somebody else asked for */
  'POST /api/day-closes/{id}/decide-correction': {
    path: {
      /** The id of the closed day. */
      id: string
    }
    query: Record<string, never>
    body: {
      key: string
      decision: 'confirmed' | 'declined'
    }
    answer: {
      status: 'asked' | 'confirmed' | 'declined'
    }
  }
  /** Whether the ledger agrees with banks, providers and cash boxes */
  'GET /api/stated-balances/agreement': {
    path: Record<string, never>
    query: {
      day?: string
    }
    body: undefined
    answer: {
      day: string
      rows: {
        account: 'bank' | 'mobileMoney' | 'card' | 'cash' | 'cheques'
        currency: 'USD' | 'SSP'
        /** Whose box of cash it is; null for the head office and for other accounts. */
        chapter: string | null
        places: {
          place: string
          label: string
          stated: {
            day: string
            /** In the smallest unit of the currency. */
            amountMinor: number
            source: 'statement' | 'person'
          } | null
        }[]
        /** The latest day for which every place says what it holds. */
        day: string
        /** In the smallest unit of the currency. */
        ledgerMinor: number
        statedMinor: number | null
        /** In the smallest unit of the currency. */
        toDecideMinor: number
        /** In the smallest unit of the currency. */
        setAsideMinor: number
        /** In the smallest unit of the currency. */
        byHandMinor: number
      }[]
      onTheWay: {
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        amountMinor: number
      }[]
    }
  }
  /** Record what an account held at the end of a day */
  'POST /api/stated-balances': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      account: 'bank' | 'mobileMoney' | 'card' | 'cash' | 'cheques'
      currency: 'USD' | 'SSP'
      place?: string
      day: string
      amountMinor: number
    }
    answer: {
      day: string
    }
  }
  /** A year beside its budget, and what is carried forward */
  'GET /api/budgets/year': {
    path: Record<string, never>
    query: {
      year?: number
      place?: string
    }
    body: undefined
    answer: {
      year: number
      /** The years that have entries, and the next one. */
      years: number[]
      chapters: {
        id: string
        name: string
      }[]
      currencies: {
        currency: 'USD' | 'SSP'
        /** Above zero; what lessens income is below. */
        income: {
          account:
            | 'bank'
            | 'mobileMoney'
            | 'card'
            | 'cash'
            | 'cheques'
            | 'cashOnTheWay'
            | 'receivable'
            | 'memberCredit'
            | 'suspense'
            | 'broughtForward'
            | 'dues'
            | 'joiningFees'
            | 'donations'
            | 'events'
            | 'otherIncome'
            | 'waivers'
            | 'writeOffs'
            | 'cashDifferences'
            | 'charges'
            | 'otherExpenses'
            | 'exchange'
          budgetMinor: number | null
          /** In the smallest unit of the currency. */
          bookedMinor: number
          /** In the smallest unit of the currency. */
          lastYearMinor: number
        }[]
        /** Above zero. */
        expenses: {
          account:
            | 'bank'
            | 'mobileMoney'
            | 'card'
            | 'cash'
            | 'cheques'
            | 'cashOnTheWay'
            | 'receivable'
            | 'memberCredit'
            | 'suspense'
            | 'broughtForward'
            | 'dues'
            | 'joiningFees'
            | 'donations'
            | 'events'
            | 'otherIncome'
            | 'waivers'
            | 'writeOffs'
            | 'cashDifferences'
            | 'charges'
            | 'otherExpenses'
            | 'exchange'
          budgetMinor: number | null
          /** In the smallest unit of the currency. */
          bookedMinor: number
          /** In the smallest unit of the currency. */
          lastYearMinor: number
        }[]
        /** Income less expenses. */
        result: {
          budgetMinor: number | null
          /** In the smallest unit of the currency. */
          bookedMinor: number
          /** In the smallest unit of the currency. */
          lastYearMinor: number
        }
        /** What there was at the beginning, less what was owed. */
        openingMinor: number
        /** Entered in the year of the time before the books. */
        enteredMinor: number
        /** Exchanged from the other currency, less what was exchanged into it. */
        exchangedMinor: number
        /** Carried forward to the next year. */
        closingMinor: number
      }[]
    }
  }
  /** Set what is planned for an account in a year */
  'POST /api/budgets/set': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      year: number
      place: string
      account:
        | 'dues'
        | 'joiningFees'
        | 'donations'
        | 'events'
        | 'otherIncome'
        | 'waivers'
        | 'writeOffs'
        | 'charges'
        | 'otherExpenses'
        | 'cashDifferences'
      currency: 'USD' | 'SSP'
      amountMinor: number | null
    }
    answer: {
      year: number
    }
  }
  /** The latest lists, with what their rows are and became */
  'GET /api/people-imports': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      name: string
      status: 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
      format: 'csv' | 'xlsx'
      createdAt: string
      importedAt: string | null
      outcomes: Record<string, unknown>
      statuses: Record<string, unknown>
      /** Why the file could not be read. */
      failure: string | null
      rowCount: number
      /** How many rows can be carried out now. */
      ready: number
      invitable: number
      invited: number
    }[]
  }
  /** Send a list of people as a CSV table or a workbook; it is held for its check */
  'POST /api/people-imports': {
    path: Record<string, never>
    query: {
      name?: string
    }
    body: Blob | Uint8Array
    answer: {
      id: string
    }
  }
  /** Everybody with profile and membership, in the form that is imported, as a table */
  'GET /api/people-imports/people.csv': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: string
  }
  /** Everybody with profile and membership, in the form that is imported, as a workbook */
  'GET /api/people-imports/people.xlsx': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** The columns of a list with samples, and the mapping that fits it */
  'GET /api/people-imports/{id}/draft': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: {
      separator?: ',' | ';' | '\t' | '|'
      encoding?: 'utf-8' | 'windows-1252' | 'windows-1256'
      headerRow?: number
    }
    body: undefined
    answer: {
      id: string
      name: string
      format: 'csv' | 'xlsx'
      separator?: ',' | ';' | '\t' | '|'
      encoding?: 'utf-8' | 'windows-1252' | 'windows-1256'
      headerRow: number
      firstRows: string[][]
      columns: {
        heading: string
        values: string[]
        words: {
          word: string
          text: string
        }[]
        /** Whether dates in it can be read with day or month first. */
        isAmbiguous: boolean
      }[]
      mapping: {
        separator?: ',' | ';' | '\t' | '|'
        encoding?: 'utf-8' | 'windows-1252' | 'windows-1256'
        headerRow: number
        columns: (
          | 'person'
          | 'number'
          | 'fullName'
          | 'givenName'
          | 'familyName'
          | 'email'
          | 'phone'
          | 'postalAddress'
          | 'birthDate'
          | 'region'
          | 'organization'
          | 'professionalTitle'
          | 'specialization'
          | 'licenseNumber'
          | 'grade'
          | 'startedOn'
          | 'expiresOn'
          | 'standing'
          | null
        )[]
        isDayFirst: boolean | null
        words: {
          region: Record<string, unknown>
          grade: Record<string, unknown>
          standing: Record<string, unknown>
        }
      }
      isRemembered: boolean
    }
  }
  /** Work out what each row would do; nothing else is changed */
  'POST /api/people-imports/{id}/check': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: {
      mapping: {
        separator?: ',' | ';' | '\t' | '|'
        encoding?: 'utf-8' | 'windows-1252' | 'windows-1256'
        headerRow: number
        columns: (
          | 'person'
          | 'number'
          | 'fullName'
          | 'givenName'
          | 'familyName'
          | 'email'
          | 'phone'
          | 'postalAddress'
          | 'birthDate'
          | 'region'
          | 'organization'
          | 'professionalTitle'
          | 'specialization'
          | 'licenseNumber'
          | 'grade'
          | 'startedOn'
          | 'expiresOn'
          | 'standing'
          | null
        )[]
        isDayFirst: boolean | null
        words: {
          region: Record<
            string,
            'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other' | null
          >
          grade: Record<
            string,
            'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate' | null
          >
          standing: Record<string, 'byDates' | 'suspended' | 'resigned' | 'died' | null>
        }
      }
      headings: string[]
    }
    answer: {
      status: 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
    }
  }
  /** Fifty rows of a list, with what each would do or did */
  'GET /api/people-imports/{id}/rows': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: {
      outcome?: 'error' | 'question' | 'create' | 'change' | 'unchanged' | 'leftOut'
      status?: 'planned' | 'applied' | 'failed' | 'undone' | 'kept'
      page?: number
    }
    body: undefined
    answer: {
      rows: {
        id: string
        row: number
        outcome: 'error' | 'question' | 'create' | 'change' | 'unchanged' | 'leftOut'
        status: 'planned' | 'applied' | 'failed' | 'undone' | 'kept'
        name: string
        /** The account that it is, or was made. */
        user: string | null
        values: {
          person?: string
          number?: string
          fullName?: string
          email?: string
          phone?: string
          postalAddress?: string
          birthDate?: string
          region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          organization?: string
          professionalTitle?: string
          specialization?: string
          licenseNumber?: string
          grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          startedOn?: string
          expiresOn?: string
          standing?: 'byDates' | 'suspended' | 'resigned' | 'died'
        }
        problems: {
          field:
            | 'person'
            | 'number'
            | 'fullName'
            | 'givenName'
            | 'familyName'
            | 'email'
            | 'phone'
            | 'postalAddress'
            | 'birthDate'
            | 'region'
            | 'organization'
            | 'professionalTitle'
            | 'specialization'
            | 'licenseNumber'
            | 'grade'
            | 'startedOn'
            | 'expiresOn'
            | 'standing'
            | null
          message: string
        }[]
        changes: {
          field:
            | 'person'
            | 'number'
            | 'fullName'
            | 'email'
            | 'phone'
            | 'postalAddress'
            | 'birthDate'
            | 'region'
            | 'organization'
            | 'professionalTitle'
            | 'specialization'
            | 'licenseNumber'
            | 'grade'
            | 'startedOn'
            | 'expiresOn'
            | 'standing'
          before: string | null
          after: string
        }[]
        candidates: {
          user?: string
          row?: number
          name: string
          number: string | null
          email: string | null
          reasons: ('number' | 'email' | 'phone' | 'birthDate' | 'identical')[]
        }[]
        decision:
          | {
              action: 'same'
              user: string
            }
          | {
              action: 'new'
            }
          | {
              action: 'leaveOut'
            }
          | null
        /** Why it failed, or was not undone. */
        failure: string | null
        /** To be sent with a decision: a colleague who was faster is noticed. */
        revision: number
      }[]
      count: number
      page: number
      pages: number
    }
  }
  /** Carry out the rows of a checked list that are decided, each once */
  'POST /api/people-imports/{id}/import': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      status: 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
    }
  }
  /** Undo a list, but for people who were changed since */
  'POST /api/people-imports/{id}/undo': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      status: 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
    }
  }
  /** Mail the next hundred people of a list a link for choosing a password, each once */
  'POST /api/people-imports/{id}/invite': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      invited: number
      remaining: number
    }
  }
  /** Make a person from a paper form, once for each id; not where somebody known may be the same */
  'POST /api/people-imports/person': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      id: string
      fullName?: string
      email?: string
      phone?: string
      postalAddress?: string
      birthDate?: string
      region?: string
      organization?: string
      professionalTitle?: string
      grade?: string
      number?: string
      startedOn?: string
      expiresOn?: string
      isNew?: boolean | 'on'
      isInvited?: boolean | 'on'
    }
    answer:
      | {
          outcome: 'created'
          id: string
        }
      | {
          outcome: 'possible_duplicates'
          candidates: {
            user?: string
            row?: number
            name: string
            number: string | null
            email: string | null
            reasons: ('number' | 'email' | 'phone' | 'birthDate' | 'identical')[]
          }[]
        }
  }
  /** Say whether a row is about a known person, a new one, or left out */
  'POST /api/people-import-rows/{id}/decision': {
    path: {
      /** The id of the row. */
      id: string
    }
    query: Record<string, never>
    body:
      | {
          action: 'same'
          user: string
          revision: number
        }
      | {
          action: 'new'
          revision: number
        }
      | {
          action: 'leaveOut'
          revision: number
        }
    answer: {
      id: string
      row: number
      outcome: 'error' | 'question' | 'create' | 'change' | 'unchanged' | 'leftOut'
      status: 'planned' | 'applied' | 'failed' | 'undone' | 'kept'
      name: string
      /** The account that it is, or was made. */
      user: string | null
      values: {
        person?: string
        number?: string
        fullName?: string
        email?: string
        phone?: string
        postalAddress?: string
        birthDate?: string
        region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
        organization?: string
        professionalTitle?: string
        specialization?: string
        licenseNumber?: string
        grade?: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
        startedOn?: string
        expiresOn?: string
        standing?: 'byDates' | 'suspended' | 'resigned' | 'died'
      }
      problems: {
        field:
          | 'person'
          | 'number'
          | 'fullName'
          | 'givenName'
          | 'familyName'
          | 'email'
          | 'phone'
          | 'postalAddress'
          | 'birthDate'
          | 'region'
          | 'organization'
          | 'professionalTitle'
          | 'specialization'
          | 'licenseNumber'
          | 'grade'
          | 'startedOn'
          | 'expiresOn'
          | 'standing'
          | null
        message: string
      }[]
      changes: {
        field:
          | 'person'
          | 'number'
          | 'fullName'
          | 'email'
          | 'phone'
          | 'postalAddress'
          | 'birthDate'
          | 'region'
          | 'organization'
          | 'professionalTitle'
          | 'specialization'
          | 'licenseNumber'
          | 'grade'
          | 'startedOn'
          | 'expiresOn'
          | 'standing'
        before: string | null
        after: string
      }[]
      candidates: {
        user?: string
        row?: number
        name: string
        number: string | null
        email: string | null
        reasons: ('number' | 'email' | 'phone' | 'birthDate' | 'identical')[]
      }[]
      decision:
        | {
            action: 'same'
            user: string
          }
        | {
            action: 'new'
          }
        | {
            action: 'leaveOut'
          }
        | null
      /** Why it failed, or was not undone. */
      failure: string | null
      /** To be sent with a decision: a colleague who was faster is noticed. */
      revision: number
    }
  }
  /** Merges, the latest first */
  'GET /api/person-merges': {
    path: Record<string, never>
    query: {
      person?: string
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        status: 'merging' | 'merged' | 'undoing' | 'undone'
        remaining: {
          id: string
          name: string
        }
        merged: {
          id: string
          name: string
        }
        reason: string
        by: string | null
        createdAt: string
        undoneAt: string | null
        undoReason: string | null
        fields: {
          field: string
          before: string
          after: string
        }[]
        /** How many records of each kind. */
        records: Record<string, unknown>
        left: {
          what: string
          why: string
        }[]
      }[]
      page: number
      totalPages: number
    }
  }
  /** Merge one person into another */
  'POST /api/person-merges': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      remaining: string
      merged: string
      choices?: Record<string, 'remaining' | 'merged'>
      reason: string
      version: string
    }
    answer: {
      id: string
      status: 'merging' | 'merged' | 'undoing' | 'undone'
    }
  }
  /** Up to ten people whom a name, an address or a number may mean */
  'GET /api/person-merges/people': {
    path: Record<string, never>
    query: {
      q: string
      except?: string
    }
    body: undefined
    answer: {
      id: string
      fullName: string
      /** Empty without one. */
      email: string
      phone: string | null
      number: string | null
    }[]
  }
  /** Two people side by side, and why they cannot be merged, if they cannot */
  'GET /api/person-merges/preview': {
    path: Record<string, never>
    query: {
      remaining: string
      merged: string
    }
    body: undefined
    answer: {
      remaining: {
        id: string
        fullName: string
        /** Empty without one. */
        email: string
        phone: string | null
        number: string | null
        values: {
          fullName: string
          address: string
          phone: string
          postalAddress: string
          birthDate: string
          region: string
          membership: string
          professionalTitle: string
          organization: string
          specialization: string
          yearsOfExperience: string
          licenseNumber: string
          bio: string
          photo: string
          divisions: string
          directory: string
          joinedAt: string
        }
        isClaimed: boolean
        /** How many records of each kind. */
        records: Record<string, unknown>
        hasSecondFactor: boolean
        sessions: number
      }
      merged: {
        id: string
        fullName: string
        /** Empty without one. */
        email: string
        phone: string | null
        number: string | null
        values: {
          fullName: string
          address: string
          phone: string
          postalAddress: string
          birthDate: string
          region: string
          membership: string
          professionalTitle: string
          organization: string
          specialization: string
          yearsOfExperience: string
          licenseNumber: string
          bio: string
          photo: string
          divisions: string
          directory: string
          joinedAt: string
        }
        isClaimed: boolean
        /** How many records of each kind. */
        records: Record<string, unknown>
        hasSecondFactor: boolean
        sessions: number
      }
      /** Fields that differ, with whose value is proposed. */
      proposed: Record<string, unknown>
      /** Why they cannot be merged now. */
      obstacles: string[]
      /** Whether only the other one can remain. */
      mustSwap: boolean
      /** To be sent with the merge. */
      version: string
    }
  }
  /** A merge */
  'GET /api/person-merges/{id}/state': {
    path: {
      /** The id of the merge. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      status: 'merging' | 'merged' | 'undoing' | 'undone'
      remaining: {
        id: string
        name: string
      }
      merged: {
        id: string
        name: string
      }
      reason: string
      by: string | null
      createdAt: string
      undoneAt: string | null
      undoReason: string | null
      fields: {
        field: string
        before: string
        after: string
      }[]
      /** How many records of each kind. */
      records: Record<string, unknown>
      left: {
        what: string
        why: string
      }[]
    }
  }
  /** Undo a merge */
  'POST /api/person-merges/{id}/undo': {
    path: {
      /** The id of the merge. */
      id: string
    }
    query: Record<string, never>
    body: {
      reason: string
    }
    answer: {
      id: string
      status: 'merging' | 'merged' | 'undoing' | 'undone'
    }
  }
  /** People who may be one, in pairs */
  'GET /api/possible-duplicates': {
    path: Record<string, never>
    query: {
      status?: 'open' | 'dismissed'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        one: {
          id: string
          fullName: string
          /** Empty without one. */
          email: string
          phone: string | null
          number: string | null
        }
        other: {
          id: string
          fullName: string
          /** Empty without one. */
          email: string
          phone: string | null
          number: string | null
        }
        reasons: ('licence' | 'phone' | 'birthDate')[]
        since: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Say that a pair are two people, or take that back */
  'POST /api/possible-duplicates/{id}/dismissal': {
    path: {
      /** The id of the pair. */
      id: string
    }
    query: Record<string, never>
    body: {
      isDismissed: boolean
    }
    answer: undefined
  }
  /** The accounts, the latest imports, and the lines to decide */
  'GET /api/statement-imports': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      accounts: {
        key: string
        label: string
        method: 'bank' | 'merchant'
        currency: 'USD' | 'SSP' | null
      }[]
      chapters: {
        id: string
        name: string
      }[]
      imports: {
        id: string
        name: string
        account: string
        status: 'draft' | 'importing' | 'imported' | 'undoing' | 'undone'
        format: 'csv' | 'camt053' | 'mt940'
        createdAt: string
        importedAt: string | null
        /** How many lines have each outcome. */
        outcomes: Record<string, unknown>
      }[]
      /** To decide, the oldest first. */
      questions: {
        row: number
        day: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        text: string
        payer: string
        outcome:
          | 'paid'
          | 'partial'
          | 'overpaid'
          | 'split'
          | 'duplicate'
          | 'credit'
          | 'report'
          | 'suspense'
          | 'reversal'
          | 'transfer'
          | 'refund'
          | 'question'
          | 'ignored'
          | 'known'
        question:
          | 'noReference'
          | 'unknownReference'
          | 'severalReferences'
          | 'typo'
          | 'otherReport'
          | 'moneyLeft'
          | 'ownMoney'
          | null
        id: string
        transaction: string
        status: 'new' | 'question' | 'ready' | 'done' | 'ignored' | 'undone'
        suggestions: {
          invoice?: string
          payment?: string
          user?: string
          /** The key of a recorded pay-back of the payment. */
          refund?: string
          /** What a line with the same words was booked as before. */
          transfer?: {
            account:
              | 'bank'
              | 'mobileMoney'
              | 'card'
              | 'cash'
              | 'cheques'
              | 'otherIncome'
              | 'broughtForward'
              | 'charges'
              | 'otherExpenses'
            /** In the smallest unit of the currency. */
            chargeMinor: number
            chapter?: string
            text: string
          }
          label: string
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
        invoice: string | null
        payment: string | null
        note: string | null
        /** To be sent with a decision: a colleague who was faster is noticed. */
        revision: number
      }[]
      /** Of unknown payers. */
      suspense: {
        row: number
        day: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        text: string
        payer: string
        outcome:
          | 'paid'
          | 'partial'
          | 'overpaid'
          | 'split'
          | 'duplicate'
          | 'credit'
          | 'report'
          | 'suspense'
          | 'reversal'
          | 'transfer'
          | 'refund'
          | 'question'
          | 'ignored'
          | 'known'
        question:
          | 'noReference'
          | 'unknownReference'
          | 'severalReferences'
          | 'typo'
          | 'otherReport'
          | 'moneyLeft'
          | 'ownMoney'
          | null
        id: string
        transaction: string
        status: 'new' | 'question' | 'ready' | 'done' | 'ignored' | 'undone'
        suggestions: {
          invoice?: string
          payment?: string
          user?: string
          /** The key of a recorded pay-back of the payment. */
          refund?: string
          /** What a line with the same words was booked as before. */
          transfer?: {
            account:
              | 'bank'
              | 'mobileMoney'
              | 'card'
              | 'cash'
              | 'cheques'
              | 'otherIncome'
              | 'broughtForward'
              | 'charges'
              | 'otherExpenses'
            /** In the smallest unit of the currency. */
            chargeMinor: number
            chapter?: string
            text: string
          }
          label: string
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
        invoice: string | null
        payment: string | null
        note: string | null
        /** To be sent with a decision: a colleague who was faster is noticed. */
        revision: number
      }[]
      /** Said not to be members’ payments, the latest first. */
      setAside: {
        row: number
        day: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        text: string
        payer: string
        outcome:
          | 'paid'
          | 'partial'
          | 'overpaid'
          | 'split'
          | 'duplicate'
          | 'credit'
          | 'report'
          | 'suspense'
          | 'reversal'
          | 'transfer'
          | 'refund'
          | 'question'
          | 'ignored'
          | 'known'
        question:
          | 'noReference'
          | 'unknownReference'
          | 'severalReferences'
          | 'typo'
          | 'otherReport'
          | 'moneyLeft'
          | 'ownMoney'
          | null
        id: string
        transaction: string
        status: 'new' | 'question' | 'ready' | 'done' | 'ignored' | 'undone'
        suggestions: {
          invoice?: string
          payment?: string
          user?: string
          /** The key of a recorded pay-back of the payment. */
          refund?: string
          /** What a line with the same words was booked as before. */
          transfer?: {
            account:
              | 'bank'
              | 'mobileMoney'
              | 'card'
              | 'cash'
              | 'cheques'
              | 'otherIncome'
              | 'broughtForward'
              | 'charges'
              | 'otherExpenses'
            /** In the smallest unit of the currency. */
            chargeMinor: number
            chapter?: string
            text: string
          }
          label: string
          /** In the smallest unit of the currency. */
          amountMinor: number
          currency: 'USD' | 'SSP'
        }[]
        invoice: string | null
        payment: string | null
        note: string | null
        /** To be sent with a decision: a colleague who was faster is noticed. */
        revision: number
      }[]
    }
  }
  /** Send a statement as a CSV table, CAMT.053 or MT940; it is held for preview and import */
  'POST /api/statement-imports': {
    path: Record<string, never>
    query: {
      account: string
      name?: string
    }
    body: Blob | Uint8Array
    answer: {
      id: string
    }
  }
  /** A file with its first rows and the mapping of its account */
  'GET /api/statement-imports/{id}/draft': {
    path: {
      /** The id of the import. */
      id: string
    }
    query: {
      separator?: ',' | ';' | '\t' | '|'
    }
    body: undefined
    answer: {
      id: string
      name: string
      account: string
      status: 'draft' | 'importing' | 'imported' | 'undoing' | 'undone'
      format: 'csv' | 'camt053' | 'mt940'
      createdAt: string
      importedAt: string | null
      /** How many lines have each outcome. */
      outcomes: Record<string, unknown>
      /** The first rows of a table. */
      sample: string[][]
      separator?: ',' | ';' | '\t' | '|'
      mapping: {
        separator: ',' | ';' | '\t' | '|'
        headerRow: number
        day: number
        dayFormat: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD MMM YYYY'
        amount: number | null
        credit: number | null
        debit: number | null
        currencyColumn: number | null
        currency: 'USD' | 'SSP'
        text: number[]
        payer: number | null
        transaction: number | null
      } | null
    }
  }
  /** What an import would do; nothing is stored */
  'POST /api/statement-imports/{id}/preview': {
    path: {
      /** The id of the import. */
      id: string
    }
    query: Record<string, never>
    body: {
      mapping: {
        separator: ',' | ';' | '\t' | '|'
        headerRow: number
        day: number
        dayFormat: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD MMM YYYY'
        amount: number | null
        credit: number | null
        debit: number | null
        currencyColumn: number | null
        currency: 'USD' | 'SSP'
        text: number[]
        payer: number | null
        transaction: number | null
      } | null
    }
    answer: {
      problems: {
        row: number
        message: string
      }[]
      problemCount: number
      /** Rows that are no payments. */
      leftOut: {
        row: number
        text: string
      }[]
      leftOutCount: number
      lineCount: number
      /** What the file says that the account held, and what its lines lack of it. */
      balance: {
        day: string
        currency: 'USD' | 'SSP'
        /** In the smallest unit of the currency. */
        closingMinor: number
        /** In the smallest unit of the currency. */
        missingMinor: number
      } | null
      /** How many lines have each outcome. */
      outcomes: Record<string, unknown>
      /** The first lines. */
      lines: {
        row: number
        day: string
        /** In the smallest unit of the currency. */
        amountMinor: number
        currency: 'USD' | 'SSP'
        text: string
        payer: string
        outcome:
          | 'paid'
          | 'partial'
          | 'overpaid'
          | 'split'
          | 'duplicate'
          | 'credit'
          | 'report'
          | 'suspense'
          | 'reversal'
          | 'transfer'
          | 'refund'
          | 'question'
          | 'ignored'
          | 'known'
        question:
          | 'noReference'
          | 'unknownReference'
          | 'severalReferences'
          | 'typo'
          | 'otherReport'
          | 'moneyLeft'
          | 'ownMoney'
          | null
      }[]
    }
  }
  /** Import a file, once; lines that were imported before are read over */
  'POST /api/statement-imports/{id}/import': {
    path: {
      /** The id of the import. */
      id: string
    }
    query: Record<string, never>
    body: {
      mapping: {
        separator: ',' | ';' | '\t' | '|'
        headerRow: number
        day: number
        dayFormat: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD MMM YYYY'
        amount: number | null
        credit: number | null
        debit: number | null
        currencyColumn: number | null
        currency: 'USD' | 'SSP'
        text: number[]
        payer: number | null
        transaction: number | null
      } | null
    }
    answer: {
      status: 'importing'
    }
  }
  /** Reverse the payments of an import and free its lines */
  'POST /api/statement-imports/{id}/undo': {
    path: {
      /** The id of the import. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      status: 'undoing'
    }
  }
  /** Invoices and people whose name, number or reference has a text */
  'GET /api/statement-lines/candidates': {
    path: Record<string, never>
    query: {
      q: string
    }
    body: undefined
    answer: {
      invoice?: string
      payment?: string
      user?: string
      /** The key of a recorded pay-back of the payment. */
      refund?: string
      /** What a line with the same words was booked as before. */
      transfer?: {
        account:
          | 'bank'
          | 'mobileMoney'
          | 'card'
          | 'cash'
          | 'cheques'
          | 'otherIncome'
          | 'broughtForward'
          | 'charges'
          | 'otherExpenses'
        /** In the smallest unit of the currency. */
        chargeMinor: number
        chapter?: string
        text: string
      }
      label: string
      /** In the smallest unit of the currency. */
      amountMinor: number
      currency: 'USD' | 'SSP'
    }[]
  }
  /** Say what a line of a statement is */
  'POST /api/statement-lines/{id}/decision': {
    path: {
      /** The id of the line. */
      id: string
    }
    query: Record<string, never>
    body:
      | {
          revision: number
          action: 'invoice'
          invoice: string
        }
      | {
          revision: number
          action: 'person'
          user: string
        }
      | {
          revision: number
          action: 'split'
          user: string
          parts: {
            invoice: string
            amountMinor: number
          }[]
        }
      | {
          revision: number
          action: 'transfer'
          account:
            | 'bank'
            | 'mobileMoney'
            | 'card'
            | 'cash'
            | 'cheques'
            | 'otherIncome'
            | 'broughtForward'
            | 'charges'
            | 'otherExpenses'
          chargeMinor?: number
          chapter?: string
          text: string
        }
      | {
          revision: number
          action: 'suspense'
        }
      | {
          revision: number
          action: 'reopen'
        }
      | {
          revision: number
          action: 'reverse'
          payment: string
        }
      | {
          revision: number
          action: 'refund'
          payment: string
          refund: string
        }
      | {
          revision: number
          action: 'ignore'
          note: string
        }
    answer: {
      status: 'new' | 'question' | 'ready' | 'done' | 'ignored' | 'undone'
    }
  }
  /** Give a person a discount, from the next invoice on */
  'POST /api/fee-waivers/give': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      user: string
      kind: 'student' | 'hardship' | 'officer'
      percent: number
      validFrom: string
      validUntil?: string
      reason: string
    }
    answer: {
      id: string
      user: string
    }
  }
  /** Let a discount end with a day */
  'POST /api/fee-waivers/{id}/end': {
    path: {
      /** The id of the discount. */
      id: string
    }
    query: Record<string, never>
    body: {
      lastDay: string
    }
    answer: {
      user: string
    }
  }
  /** Send a message to the staff */
  'POST /api/contact-messages': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      name: string
      email: string
      subject: string
      message: string
      website?: string
    }
    answer: {
      outcome: 'received'
    }
  }
  /** Messages, the newest first, and how long people waited for an answer */
  'GET /api/contact-messages/list': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'new' | 'open' | 'answered' | 'closed'
      assigned?: 'me' | 'nobody'
      show?: 'late' | 'spam'
      sort?: '-createdAt' | 'createdAt' | 'name' | '-name' | 'subject' | '-subject' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        name: string
        email: string
        subject: string
        message: string
        status: 'new' | 'open' | 'answered' | 'closed'
        assignee: string | null
        sender: string | null
        answers: number
        answeredAt: string | null
        /** In minutes. */
        minutesToAnswer: number | null
        repliedAt: string | null
        spamAt: string | null
        createdAt: string
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
      answerTimes: {
        days: number
        count: number
        /** In minutes. */
        median: number | null
        /** In minutes. */
        p90: number | null
      }[]
      colleagues: {
        id: string
        fullName: string
      }[]
    }
  }
  /** The messages that a filter leaves, all pages, as a table */
  'GET /api/contact-messages/list.csv': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'new' | 'open' | 'answered' | 'closed'
      assigned?: 'me' | 'nobody'
      show?: 'late' | 'spam'
      sort?: '-createdAt' | 'createdAt' | 'name' | '-name' | 'subject' | '-subject' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The messages that a filter leaves, all pages, as a table */
  'GET /api/contact-messages/list.xlsx': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'new' | 'open' | 'answered' | 'closed'
      assigned?: 'me' | 'nobody'
      show?: 'late' | 'spam'
      sort?: '-createdAt' | 'createdAt' | 'name' | '-name' | 'subject' | '-subject' | 'status' | '-status'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** A message with its answers, notes and replies, the oldest first */
  'GET /api/contact-messages/{id}/thread': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      message: {
        id: string
        name: string
        email: string
        subject: string
        message: string
        status: 'new' | 'open' | 'answered' | 'closed'
        assignee: string | null
        sender: string | null
        answers: number
        answeredAt: string | null
        /** In minutes. */
        minutesToAnswer: number | null
        repliedAt: string | null
        spamAt: string | null
        createdAt: string
        updatedAt: string
      }
      entries: {
        id: string
        kind: 'answer' | 'note' | 'incoming'
        text: string
        author: string
        createdAt: string
        isAutomatic: boolean
        attachments: {
          id: string
          name: string
          contentType: string
          size: number
        }[]
        mail: {
          id: string
          status: 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed'
          updatedAt: string
        } | null
      }[]
      colleagues: {
        id: string
        fullName: string
      }[]
    }
  }
  /** Change the status of a message, or who answers it */
  'POST /api/contact-messages/{id}/handling': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: {
      status?: 'new' | 'open' | 'answered' | 'closed'
      assignee?: string | null
      updatedAt: string
    }
    answer: {
      updatedAt: string
    }
  }
  /** Take over a message that is nobody’s */
  'POST /api/contact-messages/{id}/claim': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'claimed'
    }
  }
  /** Mark a message as spam, or take the mark away */
  'POST /api/contact-messages/{id}/spam': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: {
      isSpam: boolean
    }
    answer: {
      outcome: 'marked'
    }
  }
  /** Add a note for colleagues to a message; the same key again adds nothing */
  'POST /api/contact-messages/{id}/notes': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: {
      note: string
      key: string
    }
    answer: {
      outcome: 'noted'
    }
  }
  /** Answer a message by mail */
  'POST /api/contact-messages/{id}/answer': {
    path: {
      /** The id of the message. */
      id: string
    }
    query: Record<string, never>
    body: {
      text: string
      after?: number
      attachments?: {
        key: string
        name: string
      }[]
    }
    answer: {
      outcome: 'answered'
      answeredAt: string
      updatedAt: string
    }
  }
  /** A file that came with a message or an answer */
  'GET /api/contact-messages/{id}/attachments/{file}': {
    path: {
      /** The id of the message. */
      id: string
      /** The id of the file. */
      file: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Texts that answers can begin with, by title */
  'GET /api/answer-templates': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      title: string
      text: string
      updatedAt: string
    }[]
  }
  /** Add a template of answers; the same key again adds nothing */
  'POST /api/answer-templates': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      title: string
      text: string
      key: string
    }
    answer: {
      id: string
    }
  }
  /** Change a template of answers */
  'POST /api/answer-templates/{id}/change': {
    path: {
      /** The id of the template. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      text: string
      updatedAt: string
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Delete a template of answers */
  'POST /api/answer-templates/{id}/delete': {
    path: {
      /** The id of the template. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'deleted'
    }
  }
  /** Saved lists that the reader may see, by name */
  'GET /api/saved-lists': {
    path: Record<string, never>
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        name: string
        definition: {
          subject: 'people' | 'memberships' | 'registrations' | 'payments'
          conditions: {
            field:
              | 'grade'
              | 'status'
              | 'member'
              | 'region'
              | 'expires'
              | 'memberSince'
              | 'endedOn'
              | 'ending'
              | 'ofCompany'
              | 'arrears'
              | 'eventOn'
              | 'event'
              | 'attendedOn'
              | 'attended'
              | 'registeredOn'
              | 'cpdThisYear'
              | 'cpdLastYear'
              | 'joined'
              | 'age'
              | 'gender'
              | 'town'
              | 'application'
              | 'appliedOn'
              | 'decidedOn'
              | 'employer'
              | 'name'
              | 'group'
              | 'office'
              | 'officeTitle'
              | 'officeIn'
              | 'paper'
              | 'paperOn'
              | 'published'
              | 'consent'
              | 'signedIn'
              | 'noted'
              | 'mailedOn'
              | 'division'
              | 'account'
              | 'hasEmail'
              | 'role'
              | 'task'
              | 'paidOn'
              | 'method'
              | 'paymentStatus'
              | 'currency'
              | 'amount'
            op: 'is' | 'not' | 'in' | 'notIn' | 'empty' | 'min' | 'max' | 'has'
            values: string[]
          }[]
        }
        isShared: boolean
        owner: {
          id: string
          fullName: string
        } | null
        /** Whether the reader may change and delete it. */
        isOwn: boolean
        /** The list in words. */
        text: string
        /** Conditions that the reader’s rights do not cover. */
        forbidden: string[]
        /** To be sent with the next change. */
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Save a list; the same key again adds nothing */
  'POST /api/saved-lists': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      name: string
      isShared: boolean
      definition: {
        subject: 'people' | 'memberships' | 'registrations' | 'payments'
        conditions: {
          field:
            | 'grade'
            | 'status'
            | 'member'
            | 'region'
            | 'expires'
            | 'memberSince'
            | 'endedOn'
            | 'ending'
            | 'ofCompany'
            | 'arrears'
            | 'eventOn'
            | 'event'
            | 'attendedOn'
            | 'attended'
            | 'registeredOn'
            | 'cpdThisYear'
            | 'cpdLastYear'
            | 'joined'
            | 'age'
            | 'gender'
            | 'town'
            | 'application'
            | 'appliedOn'
            | 'decidedOn'
            | 'employer'
            | 'name'
            | 'group'
            | 'office'
            | 'officeTitle'
            | 'officeIn'
            | 'paper'
            | 'paperOn'
            | 'published'
            | 'consent'
            | 'signedIn'
            | 'noted'
            | 'mailedOn'
            | 'division'
            | 'account'
            | 'hasEmail'
            | 'role'
            | 'task'
            | 'paidOn'
            | 'method'
            | 'paymentStatus'
            | 'currency'
            | 'amount'
          op: string
          values: string[]
        }[]
      }
      key: string
    }
    answer: {
      id: string
    }
  }
  /** People, memberships, registrations or payments that meet conditions */
  'GET /api/saved-lists/rows': {
    path: Record<string, never>
    query: {
      subject: 'people' | 'memberships' | 'registrations' | 'payments'
      /** A condition: field, operator and values as the address of a list has them. */
      c?: string | string[]
      sort?: string
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        person: string | null
        cells: Record<string, unknown>
      }[]
      totalDocs: number
      page: number
      totalPages: number
      text: string
      names: Record<string, unknown>
      problem: string | null
    }
  }
  /** All that conditions leave, as a table */
  'GET /api/saved-lists/rows.csv': {
    path: Record<string, never>
    query: {
      subject: 'people' | 'memberships' | 'registrations' | 'payments'
      /** A condition: field, operator and values as the address of a list has them. */
      c?: string | string[]
      sort?: string
      page?: number
    }
    body: undefined
    answer: string
  }
  /** All that conditions leave, as a workbook */
  'GET /api/saved-lists/rows.xlsx': {
    path: Record<string, never>
    query: {
      subject: 'people' | 'memberships' | 'registrations' | 'payments'
      /** A condition: field, operator and values as the address of a list has them. */
      c?: string | string[]
      sort?: string
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Events, divisions or groups that a condition can name */
  'GET /api/saved-lists/records': {
    path: Record<string, never>
    query: {
      of: 'events' | 'divisions' | 'groups'
      q?: string
      ids?: string
    }
    body: undefined
    answer: {
      docs: {
        id: string
        name: string
      }[]
    }
  }
  /** A saved list, without its rows */
  'GET /api/saved-lists/{id}/saved': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      name: string
      definition: {
        subject: 'people' | 'memberships' | 'registrations' | 'payments'
        conditions: {
          field:
            | 'grade'
            | 'status'
            | 'member'
            | 'region'
            | 'expires'
            | 'memberSince'
            | 'endedOn'
            | 'ending'
            | 'ofCompany'
            | 'arrears'
            | 'eventOn'
            | 'event'
            | 'attendedOn'
            | 'attended'
            | 'registeredOn'
            | 'cpdThisYear'
            | 'cpdLastYear'
            | 'joined'
            | 'age'
            | 'gender'
            | 'town'
            | 'application'
            | 'appliedOn'
            | 'decidedOn'
            | 'employer'
            | 'name'
            | 'group'
            | 'office'
            | 'officeTitle'
            | 'officeIn'
            | 'paper'
            | 'paperOn'
            | 'published'
            | 'consent'
            | 'signedIn'
            | 'noted'
            | 'mailedOn'
            | 'division'
            | 'account'
            | 'hasEmail'
            | 'role'
            | 'task'
            | 'paidOn'
            | 'method'
            | 'paymentStatus'
            | 'currency'
            | 'amount'
          op: 'is' | 'not' | 'in' | 'notIn' | 'empty' | 'min' | 'max' | 'has'
          values: string[]
        }[]
      }
      isShared: boolean
      owner: {
        id: string
        fullName: string
      } | null
      /** Whether the reader may change and delete it. */
      isOwn: boolean
      /** The list in words. */
      text: string
      /** Conditions that the reader’s rights do not cover. */
      forbidden: string[]
      /** To be sent with the next change. */
      updatedAt: string
    }
  }
  /** How many rows a saved list has at the moment, and how many people */
  'GET /api/saved-lists/{id}/count': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      rows: number
      people: number
    }
  }
  /** Change a list of one’s own */
  'POST /api/saved-lists/{id}/change': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      isShared: boolean
      definition: {
        subject: 'people' | 'memberships' | 'registrations' | 'payments'
        conditions: {
          field:
            | 'grade'
            | 'status'
            | 'member'
            | 'region'
            | 'expires'
            | 'memberSince'
            | 'endedOn'
            | 'ending'
            | 'ofCompany'
            | 'arrears'
            | 'eventOn'
            | 'event'
            | 'attendedOn'
            | 'attended'
            | 'registeredOn'
            | 'cpdThisYear'
            | 'cpdLastYear'
            | 'joined'
            | 'age'
            | 'gender'
            | 'town'
            | 'application'
            | 'appliedOn'
            | 'decidedOn'
            | 'employer'
            | 'name'
            | 'group'
            | 'office'
            | 'officeTitle'
            | 'officeIn'
            | 'paper'
            | 'paperOn'
            | 'published'
            | 'consent'
            | 'signedIn'
            | 'noted'
            | 'mailedOn'
            | 'division'
            | 'account'
            | 'hasEmail'
            | 'role'
            | 'task'
            | 'paidOn'
            | 'method'
            | 'paymentStatus'
            | 'currency'
            | 'amount'
          op: string
          values: string[]
        }[]
      }
      updatedAt: string
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Delete a list of one’s own */
  'POST /api/saved-lists/{id}/delete': {
    path: {
      /** The id of the list. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'deleted'
    }
  }
  /** What a person chose to receive, and whether mails to the address arrive */
  'GET /api/consents/{id}/person': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      states: {
        choice: 'news' | 'events' | 'dues' | 'votes' | 'sms'
        isGiven: boolean
        changedAt: string | null
        way: 'profile' | 'link' | 'oneClick' | 'staff' | null
        changedBy: string | null
      }[]
      address: {
        email: string
        /** Null while mails are sent. */
        pausedAt: string | null
        bounces: {
          at: string
          isPermanent: boolean
          reason: string
        }[]
      }
    }
  }
  /** Note what a person chose to receive */
  'POST /api/consents/{id}/set': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: {
      choices: {
        news?: boolean
        events?: boolean
        dues?: boolean
        votes?: boolean
        sms?: boolean
      }
    }
    answer: {
      states: {
        choice: 'news' | 'events' | 'dues' | 'votes' | 'sms'
        isGiven: boolean
        changedAt: string | null
        way: 'profile' | 'link' | 'oneClick' | 'staff' | null
        changedBy: string | null
      }[]
      address: {
        email: string
        /** Null while mails are sent. */
        pausedAt: string | null
        bounces: {
          at: string
          isPermanent: boolean
          reason: string
        }[]
      }
    }
  }
  /** Send mails to a paused address again */
  'POST /api/consents/{id}/resume': {
    path: {
      /** The id of the person’s account. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      states: {
        choice: 'news' | 'events' | 'dues' | 'votes' | 'sms'
        isGiven: boolean
        changedAt: string | null
        way: 'profile' | 'link' | 'oneClick' | 'staff' | null
        changedBy: string | null
      }[]
      address: {
        email: string
        /** Null while mails are sent. */
        pausedAt: string | null
        bounces: {
          at: string
          isPermanent: boolean
          reason: string
        }[]
      }
    }
  }
  /** Mailings that the reader may see */
  'GET /api/mailings': {
    path: Record<string, never>
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        subject: string
        kind: 'news' | 'events' | 'dues' | 'votes'
        channel: 'email' | 'sms'
        status:
          'draft' | 'scheduled' | 'collecting' | 'sending' | 'paused' | 'cancelling' | 'cancelled' | 'sent'
        audience: string
        updatedAt: string
        sendAt: string | null
        startedAt: string | null
        createdBy: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Add a draft; the same key again adds nothing */
  'POST /api/mailings': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      subject: string
      kind: 'news' | 'events' | 'dues' | 'votes'
      audience:
        | {
            to: 'members'
          }
        | {
            to: 'grade'
            grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          }
        | {
            to: 'region'
            region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          }
        | {
            to: 'group'
            group: string
          }
        | {
            to: 'savedList'
            list: string
          }
        | {
            to: 'typed'
            emails: string[]
          }
      channel?: 'email' | 'sms'
      blocks?: (
        | {
            type: 'heading'
            text: string
          }
        | {
            type: 'paragraph'
            text: string
          }
        | {
            type: 'list'
            text: string
          }
        | {
            type: 'picture'
            url: string
            alt: string
          }
        | {
            type: 'button'
            label: string
            url: string
          }
        | {
            type: 'event'
            event: string
          }
      )[]
      sms?: string
      key: string
    }
    answer: {
      id: string
    }
  }
  /** What a new mailing can announce, and to whom */
  'GET /api/mailings/choices': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      events: {
        value: string
        label: string
      }[]
      groups: {
        value: string
        label: string
      }[]
      lists: {
        value: string
        label: string
      }[]
      /** What a lead is kept to; null for who writes to everybody. */
      part:
        | {
            region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          }
        | {
            group: string
          }
        | null
      /** Whether text messages can be sent. */
      hasTexts: boolean
    }
  }
  /** A mailing with its report */
  'GET /api/mailings/{id}/detail': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      subject: string
      kind: 'news' | 'events' | 'dues' | 'votes'
      channel: 'email' | 'sms'
      status:
        'draft' | 'scheduled' | 'collecting' | 'sending' | 'paused' | 'cancelling' | 'cancelled' | 'sent'
      audience: string
      updatedAt: string
      sendAt: string | null
      startedAt: string | null
      createdBy: string
      events: {
        value: string
        label: string
      }[]
      groups: {
        value: string
        label: string
      }[]
      lists: {
        value: string
        label: string
      }[]
      /** What a lead is kept to; null for who writes to everybody. */
      part:
        | {
            region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          }
        | {
            group: string
          }
        | null
      /** Whether text messages can be sent. */
      hasTexts: boolean
      to:
        | {
            to: 'members'
          }
        | {
            to: 'grade'
            grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          }
        | {
            to: 'region'
            region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          }
        | {
            to: 'group'
            group: string
          }
        | {
            to: 'savedList'
            list: string
          }
        | {
            to: 'typed'
            emails: string[]
          }
      blocks: (
        | {
            type: 'heading'
            text: string
          }
        | {
            type: 'paragraph'
            text: string
          }
        | {
            type: 'list'
            text: string
          }
        | {
            type: 'picture'
            url: string
            alt: string
          }
        | {
            type: 'button'
            label: string
            url: string
          }
        | {
            type: 'event'
            event: string
          }
      )[]
      sms: string | null
      sendAtInJuba: string | null
      finishedAt: string | null
      report: {
        figures: {
          all: number
          sent: number
          delivered: number
          bounced: number
          delayed: number
          unsubscribed: number
          waiting: number
          failed: number
          uncertain: number
          skipped: number
          cancelled: number
        }
        /** How many are left out, by reason. */
        skipped: Record<string, unknown>
      }
      /** The text without personal fields. */
      whatsApp: string
    }
  }
  /** Who would get a mailing now */
  'GET /api/mailings/{id}/count': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      recipients: number
      /** How many are left out, by reason. */
      skipped: Record<string, unknown>
      cost: string | null
    }
  }
  /** A mailing as one of its people would get it */
  'GET /api/mailings/{id}/preview': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: {
      place?: number
    }
    body: undefined
    answer: {
      total: number
      place: number
      recipient: {
        name: string
        to: string
        skip:
          | 'deceased'
          | 'noAddress'
          | 'notInvited'
          | 'locked'
          | 'leaving'
          | 'paused'
          | 'unsubscribed'
          | 'noPhone'
          | 'noTexts'
          | null
      } | null
      subject: string
      blocks: (
        | {
            type: 'paragraph'
            text: string
          }
        | {
            type: 'button'
            label: string
            url: string
          }
        | {
            type: 'facts'
            rows: {
              label: string
              value: string
            }[]
          }
        | {
            type: 'quote'
            text: string
          }
        | {
            type: 'note'
            text: string
          }
        | {
            type: 'heading'
            text: string
          }
        | {
            type: 'linked'
            parts: {
              text: string
              url?: string
            }[]
          }
        | {
            type: 'list'
            items: {
              text: string
              url?: string
            }[][]
          }
        | {
            type: 'picture'
            url: string
            alt: string
          }
      )[]
    }
  }
  /** The people behind a figure of the report */
  'GET /api/mailings/{id}/people': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: {
      figure?:
        | 'all'
        | 'sent'
        | 'delivered'
        | 'bounced'
        | 'delayed'
        | 'unsubscribed'
        | 'waiting'
        | 'failed'
        | 'uncertain'
        | 'skipped'
        | 'cancelled'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        user: string
        name: string
        to: string
        state: 'waiting' | 'queued' | 'sent' | 'uncertain' | 'failed' | 'skipped' | 'cancelled'
        skip:
          | 'deceased'
          | 'noAddress'
          | 'notInvited'
          | 'locked'
          | 'leaving'
          | 'paused'
          | 'unsubscribed'
          | 'noPhone'
          | 'noTexts'
          | null
        reason: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Change a draft */
  'POST /api/mailings/{id}/change': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: {
      subject: string
      kind: 'news' | 'events' | 'dues' | 'votes'
      audience:
        | {
            to: 'members'
          }
        | {
            to: 'grade'
            grade: 'student' | 'graduate' | 'associate' | 'professional' | 'fellow' | 'honorary' | 'corporate'
          }
        | {
            to: 'region'
            region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
          }
        | {
            to: 'group'
            group: string
          }
        | {
            to: 'savedList'
            list: string
          }
        | {
            to: 'typed'
            emails: string[]
          }
      channel?: 'email' | 'sms'
      blocks?: (
        | {
            type: 'heading'
            text: string
          }
        | {
            type: 'paragraph'
            text: string
          }
        | {
            type: 'list'
            text: string
          }
        | {
            type: 'picture'
            url: string
            alt: string
          }
        | {
            type: 'button'
            label: string
            url: string
          }
        | {
            type: 'event'
            event: string
          }
      )[]
      sms?: string
      updatedAt: string
    }
    answer: {
      updatedAt: string
    }
  }
  /** Send a mailing to oneself */
  'POST /api/mailings/{id}/test': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      to: string
    }
  }
  /** Send a mailing now, or at a time in Juba */
  'POST /api/mailings/{id}/send': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: {
      updatedAt: string
      sendAt?: string
    }
    answer: {
      status: 'scheduled' | 'collecting'
    }
  }
  /** Pause, continue or cancel a mailing, withdraw a scheduled one, or discard a draft */
  'POST /api/mailings/{id}/control': {
    path: {
      /** The id of the mailing. */
      id: string
    }
    query: Record<string, never>
    body: {
      act: 'pause' | 'continue' | 'cancel' | 'withdraw' | 'discard'
    }
    answer: {
      outcome: 'done'
    }
  }
  /** The automatic mails, and which of them staff have changed */
  'GET /api/mail-texts': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      template: string
      title: string
      isChanged: boolean
      /** Why the text of staff is not used. */
      problem: string | null
    }[]
  }
  /** The words of an automatic mail, the original and an example */
  'GET /api/mail-texts/{template}/text': {
    path: {
      /** The name of the mail. */
      template: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      template: string
      title: string
      isChanged: boolean
      /** Why the text of staff is not used. */
      problem: string | null
      subject: string
      text: string
      original: {
        subject: string
        text: string
      }
      placeholders: string[]
      /** To be sent with the next change; empty while the original is used. */
      updatedAt: string
      preview: {
        subject: string
        blocks: (
          | {
              type: 'paragraph'
              text: string
            }
          | {
              type: 'button'
              label: string
              url: string
            }
          | {
              type: 'facts'
              rows: {
                label: string
                value: string
              }[]
            }
          | {
              type: 'quote'
              text: string
            }
          | {
              type: 'note'
              text: string
            }
          | {
              type: 'heading'
              text: string
            }
          | {
              type: 'linked'
              parts: {
                text: string
                url?: string
              }[]
            }
          | {
              type: 'list'
              items: {
                text: string
                url?: string
              }[][]
            }
          | {
              type: 'picture'
              url: string
              alt: string
            }
        )[]
      } | null
    }
  }
  /** Replace the words of an automatic mail */
  'POST /api/mail-texts/{template}/save': {
    path: {
      /** The name of the mail. */
      template: string
    }
    query: Record<string, never>
    body: {
      subject: string
      text: string
      updatedAt?: string
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Go back to the original words of an automatic mail */
  'POST /api/mail-texts/{template}/reset': {
    path: {
      /** The name of the mail. */
      template: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'reset'
    }
  }
  /** Tasks that the reader may see */
  'GET /api/tasks': {
    path: Record<string, never>
    query: {
      view?: 'me' | 'group' | 'nobody' | 'all'
      state?: 'open' | 'done'
      person?: string
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        title: string
        note: string | null
        dueOn: string | null
        isOverdue: boolean
        assignee: {
          id: string
          fullName: string
        } | null
        group: {
          id: string
          name: string
        } | null
        person: {
          id: string
          fullName: string
        } | null
        link: string | null
        doneAt: string | null
        doneBy: string | null
        createdAt: string
        updatedAt: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
      colleagues: {
        id: string
        fullName: string
      }[]
      groups: {
        id: string
        name: string
      }[]
    }
  }
  /** Add a task; the same key again adds nothing */
  'POST /api/tasks': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      title: string
      note?: string
      dueOn?: string | null
      assignee?: string | null
      link?: string
      person?: string | null
      key: string
    }
    answer: {
      id: string
    }
  }
  /** Change a task */
  'POST /api/tasks/{id}/change': {
    path: {
      /** The id of the task. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      note?: string
      dueOn?: string | null
      assignee?: string | null
      link?: string
      updatedAt: string
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Mark a task as done, or as to be done again */
  'POST /api/tasks/{id}/done': {
    path: {
      /** The id of the task. */
      id: string
    }
    query: Record<string, never>
    body: {
      isDone: boolean
    }
    answer: {
      outcome: 'marked'
    }
  }
  /** Chapters, divisions, committees and lists as a tree; the own branch for who has one */
  'GET /api/groups/tree': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      groups: {
        id: string
        name: string
        slug: string
        kind: 'chapter' | 'division' | 'committee' | 'list'
        parent: string | null
        depth: number
        isPublic: boolean
        source: 'chapters' | 'divisions' | null
        people: number
        /** To join, not decided yet. */
        requests: number
      }[]
      /** Whether the caller may add groups and change any of them. */
      canManage: boolean
    }
  }
  /** Requests to join groups, the oldest open ones first */
  'GET /api/groups/requests': {
    path: Record<string, never>
    query: {
      group?: string
      status?: 'asked' | 'decided'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        user: string
        fullName: string
        number: string | null
        group: {
          id: string
          name: string
          slug: string
          kind: 'chapter' | 'division' | 'committee' | 'list'
        }
        status: 'asked' | 'accepted' | 'refused' | 'withdrawn'
        note: string | null
        feedback: string | null
        askedAt: string
        decidedAt: string | null
        decidedBy: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Accept or refuse a request to join a group; the member is told by mail */
  'POST /api/groups/requests/{id}/decision': {
    path: {
      /** The id of the request. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'accepted' | 'refused'
      feedback?: string
    }
    answer: {
      outcome: 'decided'
    }
  }
  /** The terms of office of the association */
  'GET /api/groups/offices': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      offices: {
        id: string
        title: string
        /** Null for an office of the association. */
        group: {
          id: string
          name: string
          slug: string
          kind: 'chapter' | 'division' | 'committee' | 'list'
        } | null
        post: string | null
        user: string | null
        name: string
        startsOn: string
        endsOn: string | null
        isCurrent: boolean
      }[]
    }
  }
  /** Enter a term of office of a group or of the association */
  'POST /api/groups/offices': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      title: string
      group?: string | null
      post?: string | null
      user?: string | null
      name: string
      startsOn: string
      endsOn?: string | null
    }
    answer: {
      id: string
    }
  }
  /** Change a term of office */
  'POST /api/groups/offices/{id}/change': {
    path: {
      /** The id of the term of office. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      group?: string | null
      post?: string | null
      user?: string | null
      name: string
      startsOn: string
      endsOn?: string | null
    }
    answer: {
      id: string
    }
  }
  /** Change the days of a term in a group, or end it */
  'POST /api/groups/terms/{id}/change': {
    path: {
      /** The id of the term. */
      id: string
    }
    query: Record<string, never>
    body: {
      startsOn: string
      endsOn?: string | null
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** A document of a group */
  'GET /api/groups/documents/{id}/content': {
    path: {
      /** The id of the document. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ArrayBuffer
  }
  /** Remove a document of a group */
  'POST /api/groups/documents/{id}/remove': {
    path: {
      /** The id of the document. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'removed'
    }
  }
  /** Add a group */
  'POST /api/groups': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      name: string
      kind: 'chapter' | 'division' | 'committee' | 'list'
      about?: string
      parent?: string | null
      isPublic?: boolean | 'on' | 'true' | 'false' | ''
    }
    answer: {
      id: string
    }
  }
  /** A group with its offices and documents */
  'GET /api/groups/{id}/record': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      name: string
      slug: string
      kind: 'chapter' | 'division' | 'committee' | 'list'
      parent: string | null
      isPublic: boolean
      source: 'chapters' | 'divisions' | null
      about: string
      /** The highest first. */
      above: {
        id: string
        name: string
        slug: string
        kind: 'chapter' | 'division' | 'committee' | 'list'
      }[]
      offices: {
        id: string
        title: string
        /** Null for an office of the association. */
        group: {
          id: string
          name: string
          slug: string
          kind: 'chapter' | 'division' | 'committee' | 'list'
        } | null
        post: string | null
        user: string | null
        name: string
        startsOn: string
        endsOn: string | null
        isCurrent: boolean
      }[]
      documents: {
        id: string
        name: string
        addedAt: string
      }[]
      canManage: boolean
      history: {
        at: string
        title: string
        by: string
        detail: string | null
      }[]
    }
  }
  /** Change a group, also where it stands in the tree */
  'POST /api/groups/{id}/change': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      kind: 'chapter' | 'division' | 'committee' | 'list'
      about?: string
      parent?: string | null
      isPublic?: boolean | 'on' | 'true' | 'false' | ''
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** People who can be added to a group */
  'GET /api/groups/{id}/candidates': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: {
      q: string
    }
    body: undefined
    answer: {
      people: {
        user: string
        fullName: string
        number: string | null
      }[]
    }
  }
  /** The people of a group, or of its branch */
  'GET /api/groups/{id}/people': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: {
      q?: string
      of?: 'group' | 'branch'
      state?: 'current' | 'ended'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        /** Of the term in the group. */
        id: string
        /** Of the account. */
        user: string
        fullName: string
        email: string
        number: string | null
        group: {
          id: string
          name: string
          slug: string
          kind: 'chapter' | 'division' | 'committee' | 'list'
        }
        startsOn: string
        endsOn: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Enter a person’s term in a group */
  'POST /api/groups/{id}/people': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: Record<string, never>
    body: {
      user: string
      startsOn: string
      endsOn?: string | null
    }
    answer: {
      id: string
    }
  }
  /** The people of a group, or of its branch, as a table */
  'GET /api/groups/{id}/people.csv': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: {
      q?: string
      of?: 'group' | 'branch'
      state?: 'current' | 'ended'
      page?: number
    }
    body: undefined
    answer: string
  }
  /** The people of a group, or of its branch, as a table */
  'GET /api/groups/{id}/people.xlsx': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: {
      q?: string
      of?: 'group' | 'branch'
      state?: 'current' | 'ended'
      page?: number
    }
    body: undefined
    answer: ArrayBuffer
  }
  /** Add a document for the members of a group; sent again it is answered alike */
  'POST /api/groups/{id}/documents': {
    path: {
      /** The id of the group. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      file: string
    }
    answer: {
      id: string
    }
  }
  /** Published job openings */
  'GET /api/job-openings/open': {
    path: Record<string, never>
    query: {
      kind?: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other'
      region?: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        slug: string
        title: string
        organisation: string
        isMemberOrganisation: boolean
        place: string
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
        kind: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other'
        lastDay: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** All job openings */
  'GET /api/job-openings': {
    path: Record<string, never>
    query: {
      q?: string
      status?: 'submitted' | 'published' | 'declined' | 'closed' | 'withdrawn'
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        slug: string
        title: string
        organisation: string
        isMemberOrganisation: boolean
        place: string
        region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
        kind: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other'
        lastDay: string
        description: string
        applyTo: string
        salary: string | null
        status: 'submitted' | 'published' | 'declined' | 'closed' | 'withdrawn'
        isOver: boolean
        feedback: string | null
        submittedAt: string
        /** To be sent with the next change. */
        updatedAt: string
        submitter: {
          id: string
          name: string
        } | null
        decidedAt: string | null
        decidedBy: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** A job opening with who submitted and decided it */
  'GET /api/job-openings/{id}/desk': {
    path: {
      /** The id of the opening. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      slug: string
      title: string
      organisation: string
      isMemberOrganisation: boolean
      place: string
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      kind: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other'
      lastDay: string
      description: string
      applyTo: string
      salary: string | null
      status: 'submitted' | 'published' | 'declined' | 'closed' | 'withdrawn'
      isOver: boolean
      feedback: string | null
      submittedAt: string
      /** To be sent with the next change. */
      updatedAt: string
      submitter: {
        id: string
        name: string
      } | null
      decidedAt: string | null
      decidedBy: string | null
    }
  }
  /** Change a job opening; one that staff change stays as it is */
  'POST /api/job-openings/{id}/change': {
    path: {
      /** The id of the opening. */
      id: string
    }
    query: Record<string, never>
    body: {
      title: string
      organisation: string
      place: string
      region: 'greater_upper_nile' | 'greater_equatoria' | 'greater_bahr_el_ghazal' | 'other'
      kind: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other'
      description: string
      applyTo: string
      salary?: string
      lastDay: string
      updatedAt: string
    }
    answer: {
      id: string
    }
  }
  /** Close a job opening early, or withdraw it */
  'POST /api/job-openings/{id}/end': {
    path: {
      /** The id of the opening. */
      id: string
    }
    query: Record<string, never>
    body: {
      to: 'closed' | 'withdrawn'
    }
    answer: {
      status: 'closed' | 'withdrawn'
    }
  }
  /** Publish a job opening, or decline it with feedback */
  'POST /api/job-openings/{id}/decision': {
    path: {
      /** The id of the opening. */
      id: string
    }
    query: Record<string, never>
    body: {
      status: 'published' | 'declined'
      feedback?: string
      updatedAt: string
    }
    answer: {
      status: 'published' | 'declined'
    }
  }
  /** Note that a reported message between members was dealt with */
  'POST /api/message-reports/{id}/settle': {
    path: {
      /** The id of the report. */
      id: string
    }
    query: Record<string, never>
    body: {
      note?: string
    }
    answer: {
      status: 'settled'
    }
  }
  /** The text of a mail that was sent, or why it is not shown */
  'GET /api/outbox/{id}/mail': {
    path: {
      /** The id of the mail. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer:
      | {
          isShown: true
          subject: string
          text: string
          attachments: string[]
        }
      | {
          isShown: false
          reason: 'confidential' | 'gone' | 'unreadable'
        }
  }
  /** Queue a mail again */
  'POST /api/outbox/{id}/resend': {
    path: {
      /** The id of the mail. */
      id: string
    }
    query: Record<string, never>
    body: {
      updatedAt: string
    }
    answer: {
      outcome: 'queued'
    }
  }
  /** API keys, the latest first, without the keys themselves */
  'GET /api/api-keys': {
    path: Record<string, never>
    query: {
      page?: number
    }
    body: undefined
    answer: {
      docs: {
        id: string
        name: string
        /** The first characters of the key. */
        start: string
        permissions: (
          'people:read' | 'contacts:read' | 'memberships:read' | 'payments:read' | 'events:read'
        )[]
        requestsPerMinute: number
        state: 'active' | 'expired' | 'revoked'
        createdAt: string
        createdBy: string | null
        expiresAt: string
        lastUsedAt: string | null
        revokedAt: string | null
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Make an API key; nobody gives a permission for what they may not read */
  'POST /api/api-keys': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      name: string
      permissions: ('people:read' | 'contacts:read' | 'memberships:read' | 'payments:read' | 'events:read')[]
      requestsPerMinute: number
      lastDay: string
    }
    answer: {
      /** The key itself, told this once. */
      key: string
      created: {
        id: string
        name: string
        /** The first characters of the key. */
        start: string
        permissions: (
          'people:read' | 'contacts:read' | 'memberships:read' | 'payments:read' | 'events:read'
        )[]
        requestsPerMinute: number
        state: 'active' | 'expired' | 'revoked'
        createdAt: string
        createdBy: string | null
        expiresAt: string
        lastUsedAt: string | null
        revokedAt: string | null
      }
    }
  }
  /** End an API key at once */
  'POST /api/api-keys/{id}/revoke': {
    path: {
      /** The id of the key. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      name: string
      /** The first characters of the key. */
      start: string
      permissions: ('people:read' | 'contacts:read' | 'memberships:read' | 'payments:read' | 'events:read')[]
      requestsPerMinute: number
      state: 'active' | 'expired' | 'revoked'
      createdAt: string
      createdBy: string | null
      expiresAt: string
      lastUsedAt: string | null
      revokedAt: string | null
    }
  }
  /** Webhooks, without their secrets */
  'GET /api/webhooks': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: {
      webhooks: {
        id: string
        name: string
        url: string
        kinds: string[]
        pause: 'staff' | 'failing' | 'gone' | null
        failingSince: string | null
        lastDeliveredAt: string | null
        oldSecretUntil: string | null
        /** To be sent with the next change. */
        revision: number
      }[]
    }
  }
  /** Make a webhook */
  'POST /api/webhooks': {
    path: Record<string, never>
    query: Record<string, never>
    body: {
      name: string
      url: string
      kinds: (
        | 'person.created'
        | 'person.updated'
        | 'membership.changed'
        | 'payment.recorded'
        | 'event.published'
        | 'event.changed'
        | 'publication.published'
      )[]
    }
    answer: {
      id: string
      /** Told this once. */
      secret: string
    }
  }
  /** Change a webhook */
  'POST /api/webhooks/{id}/change': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: Record<string, never>
    body: {
      name: string
      url: string
      kinds: (
        | 'person.created'
        | 'person.updated'
        | 'membership.changed'
        | 'payment.recorded'
        | 'event.published'
        | 'event.changed'
        | 'publication.published'
      )[]
      revision: number
    }
    answer: {
      outcome: 'changed'
    }
  }
  /** Pause a webhook, or let it go on */
  'POST /api/webhooks/{id}/state': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: Record<string, never>
    body: {
      isActive: boolean
    }
    answer: {
      outcome: 'active' | 'paused'
    }
  }
  /** Replace the secret of a webhook; both sign for a day */
  'POST /api/webhooks/{id}/secret': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      id: string
      /** Told this once. */
      secret: string
    }
  }
  /** Remove a webhook and its log */
  'POST /api/webhooks/{id}/remove': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'removed'
    }
  }
  /** Send a test to a webhook */
  'POST /api/webhooks/{id}/test': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'queued'
    }
  }
  /** What was, or is to be, sent to a webhook, the latest first */
  'GET /api/webhooks/{id}/deliveries': {
    path: {
      /** The id of the webhook. */
      id: string
    }
    query: {
      page?: number
      status?: 'waiting' | 'delivered' | 'failed'
    }
    body: undefined
    answer: {
      docs: {
        id: string
        kind: string
        status: 'waiting' | 'delivered' | 'failed'
        createdAt: string
        attempts: number
        lastAttemptAt: string | null
        dueAt: string | null
        answerStatus: number | null
        answer: string | null
        error: string | null
        body: string
      }[]
      totalDocs: number
      page: number
      totalPages: number
    }
  }
  /** Send a message to a webhook again under its id */
  'POST /api/webhooks/{id}/deliveries/{delivery}/replay': {
    path: {
      /** The id of the webhook. */
      id: string
      /** The id of the message. */
      delivery: string
    }
    query: Record<string, never>
    body: undefined
    answer: {
      outcome: 'queued'
    }
  }
}

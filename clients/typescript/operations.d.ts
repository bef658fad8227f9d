// Made by `npm run generate` from the description of the API. Do not edit it.

/** Every operation of the API, by method and path. */
export interface Operations {
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
}

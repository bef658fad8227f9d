import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import sharp from 'sharp'
import type { Region } from '../../../collections/access/roles'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { inDays } from '../../helpers/events'
import { type Person, REGION_OF, type World } from './world'

/** Rich text as the editor stores it. */
const richText = {
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          { type: 'text', version: 1, text: 'A text.', detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
}

const someId = (): string => new ObjectId().toHexString()
const someWord = (): string => randomUUID().slice(0, 8)
const someNumber = (): number => 1 + Math.floor(Math.random() * 2 ** 40)
/** A document a grade: more are never there at once. */
let gradesMade = 0
const nextGrade = (): string | undefined => Object.keys(GRADES)[gradesMade++ % Object.keys(GRADES).length]
const now = (): string => new Date().toISOString()

/**
 * Documents of two people who send requests and of two who do not: one in the chapter lead's region, one in
 * another.
 */
const OWNERS: Person[] = ['member', 'otherMember', 'neighbour', 'stranger']

export interface Fixture {
  /** A valid document with a value for every protected field. */
  data: (world: World, owner: Person) => Record<string, unknown>
  /** A change that is valid for every document. */
  patch: Record<string, unknown>
  /** With it, one document for each person; without it, one document, or a published one and a draft. */
  owners?: Person[]
  /** Drafts that differ by region only, where the region matters. */
  draftRegions?: Region[]
}

const applicationOf = (world: World, owner: Person): Record<string, unknown> => ({
  user: world[owner].id,
  region: REGION_OF[owner],
  status: 'rejected',
  feedback: 'Please add your degree.',
  reviewedBy: world.stranger.id,
  reviewedAt: now(),
  history: [{ from: 'pending', to: 'rejected', by: world.stranger.id, at: now(), reason: 'Degree missing' }],
  comments: [{ text: 'Known to the chapter', by: world.chapterLead.id, at: now() }],
  fullName: 'Nyandeng Deng',
  dateOfBirth: '1990-01-31',
  nationality: 'South Sudanese',
  gender: 'female',
  idPassport: 'P-0001',
  street: 'Airport Road 1',
  city: 'Juba',
  state: 'Central Equatoria',
  country: 'South Sudan',
  phoneNumber: '+211 000 000',
  email: 'nyandeng@example.org',
  membershipType: 'graduate',
  institutionName: 'University of Juba',
  degree: 'BSc',
  fieldOfStudy: 'Civil engineering',
  yearOfCompletion: '2015',
  otherMemberships: 'no',
  signature: 'Nyandeng Deng',
  declarationDate: '2025-01-31',
})

/** Creates the documents of each collection. Those of `users` and `profiles` belong to the people. */
export const FIXTURES: Record<string, Fixture> = {
  pages: {
    data: () => ({
      title: 'A page',
      slug: `page-${someWord()}`,
      description: 'About it.',
      layout: [{ blockType: 'prose', content: richText }],
    }),
    patch: { title: 'Changed' },
  },
  news: {
    data: () => ({
      title: `News ${someWord()}`,
      category: 'announcement',
      date: now(),
      summary: 'In short.',
    }),
    patch: { summary: 'Changed' },
  },
  divisions: {
    data: () => ({
      title: `Division ${someWord()}`,
      shortTitle: 'Division',
      tagline: 'What it does',
      about: richText,
      themes: [{ title: 'Theme' }],
      icon: 'water',
    }),
    patch: { tagline: 'Changed' },
  },
  chapters: {
    data: () => ({
      name: `Chapter ${someWord()}`,
      kind: 'regional',
      status: 'forming',
      region: 'other',
      description: 'Who we are.',
    }),
    patch: { description: 'Changed' },
  },
  officers: { data: () => ({ post: `Post ${someWord()}` }), patch: { bio: 'Changed' } },
  faqs: { data: () => ({ question: `Question ${someWord()}?`, answer: richText }), patch: { order: 7 } },
  policies: {
    data: () => ({ title: `Policy ${someWord()}`, summary: 'In short.' }),
    patch: { summary: 'Changed' },
  },
  grades: {
    data: () => ({ grade: nextGrade(), name: 'A grade', description: 'Who it is for.' }),
    patch: { description: 'Changed' },
  },
  media: { data: () => ({ alt: 'A grey square', coverOf: someId() }), patch: { alt: 'Changed' } },
  events: {
    data: (world) => ({
      title: `Event ${someWord()}`,
      eventDate: inDays(30),
      location: 'Juba',
      createdBy: world.stranger.id,
    }),
    patch: { location: 'Wau' },
    draftRegions: ['greater_equatoria', 'greater_upper_nile'],
  },
  attendances: {
    data: (world) => ({ event: someId(), user: world.stranger.id }),
    patch: { event: someId() },
  },
  registrations: {
    data: (world, owner) => ({ event: someId(), user: world[owner].id }),
    patch: { event: someId() },
    owners: OWNERS,
  },
  'seat-ledgers': { data: () => ({ event: someId(), isOpen: true, taken: 0 }), patch: { taken: 7 } },
  'ticket-settings': { data: () => ({ event: someId(), questions: [] }), patch: { questions: [1] } },
  'ticket-types': {
    data: () => ({
      event: someId(),
      name: 'Day ticket',
      description: 'The first day.',
      capacity: 100,
      perPerson: 5,
      isOnSale: true,
      prices: [{ audience: 'everybody', currency: 'USD', amountMinor: 5000, from: null, until: null }],
    }),
    patch: { name: 'Changed' },
  },
  'event-sessions': {
    data: () => ({
      event: someId(),
      title: 'Bridges',
      startsAt: now(),
      endsAt: inDays(1),
      room: 'Hall A',
      text: 'On bridges.',
      seats: 10,
      speakers: [],
      materials: [],
      choices: [{ user: someId(), at: now() }],
    }),
    patch: { title: 'Changed' },
  },
  'ticket-orders': {
    data: (world) => ({
      key: randomUUID(),
      event: someId(),
      user: world.stranger.id,
      status: 'cancelled',
      until: now(),
      currency: 'USD',
      totalMinor: 5000,
      invoice: someId(),
      tickets: [
        { type: someId(), typeName: 'Day ticket', name: 'Nyandeng Deng', isOwn: true, amountMinor: 5000 },
      ],
      needsFollowing: false,
    }),
    patch: { status: 'expired' },
  },
  'door-passes': {
    data: (world) => ({ event: someId(), name: 'Main gate', tokenHash: randomUUID(), by: world.stranger.id }),
    patch: { name: 'Changed' },
  },
  'check-ins': {
    data: () => ({
      event: someId(),
      entry: someId(),
      name: 'Nyandeng Deng',
      scans: [{ key: randomUUID(), at: now(), pass: someId() }],
      revision: 1,
    }),
    patch: { name: 'Changed' },
  },
  'event-surveys': {
    data: (world) => ({
      event: someId(),
      questions: ['How was the venue? (1–5)'],
      openedAt: now(),
      answered: [world.stranger.id],
    }),
    patch: { questions: ['Changed'] },
  },
  'survey-answers': {
    data: () => ({ event: someId(), answers: ['5', '', ''] }),
    patch: { answers: ['1', '', ''] },
  },
  publications: {
    data: (world) => ({
      title: `Paper ${someWord()}`,
      category: 'videos',
      videoUrl: 'https://example.org/video',
      author: world.stranger.id,
      fileSize: 1000,
      filePages: 2,
    }),
    patch: { description: 'Changed' },
  },
  submissions: {
    data: (world, owner) => ({
      user: world[owner].id,
      title: 'Paper',
      authors: 'N. Deng',
      abstract: 'In short.',
      file: someId(),
      status: 'accepted',
      decidedAt: now(),
    }),
    patch: { feedback: 'Changed' },
    owners: OWNERS,
  },
  files: {
    data: () => ({
      key: `ab/${randomUUID()}`,
      filename: 'paper.pdf',
      contentType: 'application/pdf',
      size: 1000,
      sha256: 'a'.repeat(64),
    }),
    patch: { filename: 'changed.pdf' },
  },
  'file-uploads': {
    data: () => ({
      key: randomUUID(),
      user: someId(),
      purpose: 'submission',
      size: 1000,
      expiresAt: inDays(1),
    }),
    patch: { size: 7 },
  },
  'download-counts': { data: () => ({ publication: someId(), count: 1 }), patch: { count: 7 } },
  'download-visits': {
    data: () => ({ key: randomUUID(), expiresAt: inDays(1) }),
    patch: { expiresAt: inDays(2) },
  },
  profiles: {
    data: (world) => ({
      user: world.stranger.id,
      email: 'new@example.org',
      fullName: 'New',
      joinedAt: now(),
    }),
    patch: { bio: 'Changed' },
  },
  users: {
    data: () => ({ email: 'new@example.org', password: 'Bridge-1-Nile', roles: ['admin'] }),
    patch: { email: 'changed@example.org' },
  },
  roles: {
    data: (world, owner) => ({ user: world[owner].id, role: 'member', goingUntil: [1], isLeaving: true }),
    patch: { role: 'admin' },
    owners: OWNERS,
  },
  sessions: {
    data: (world, owner) => ({ user: world[owner].id, tokenHash: randomUUID(), expiresAt: inDays(1) }),
    patch: { expiresAt: inDays(100) },
    owners: OWNERS,
  },
  credentials: {
    data: () => ({ user: someId(), passwordHash: 'scrypt$…' }),
    patch: { passwordHash: 'changed' },
  },
  'second-factors': {
    data: () => ({ user: someId(), secret: 'v1.…', confirmedAt: now(), recoveryCodes: ['…'] }),
    patch: { confirmedAt: now() },
  },
  'sign-in-challenges': {
    data: (world, owner) => ({ user: world[owner].id, tokenHash: randomUUID(), expiresAt: inDays(1) }),
    patch: { tries: 0 },
    owners: OWNERS,
  },
  identities: {
    data: () => ({ user: someId(), issuer: 'https://id.example.org', subject: randomUUID() }),
    patch: { subject: 'changed' },
  },
  'email-changes': {
    data: () => ({
      user: someId(),
      newEmail: 'new@example.org',
      tokenHash: randomUUID(),
      expiresAt: inDays(1),
    }),
    patch: { newEmail: 'changed@example.org' },
  },
  'account-tokens': {
    data: () => ({
      user: someId(),
      purpose: 'reset',
      tokenHash: randomUUID(),
      email: 'new@example.org',
      expiresAt: inDays(1),
    }),
    patch: { expiresAt: inDays(100) },
  },
  // including a chapter lead's own: a chapter lead cannot read staff's notes about it
  applications: { data: applicationOf, patch: { status: 'approved' }, owners: [...OWNERS, 'chapterLead'] },
  'application-drafts': {
    data: (world) => ({ user: world.stranger.id, values: { fullName: 'Nyandeng' } }),
    patch: { values: {} },
  },
  memberships: {
    data: (world, owner) => ({
      user: world[owner].id,
      number: `ACE-2025-${someWord()}`,
      grade: 'graduate',
      startedAt: now(),
      expiresAt: inDays(300),
      suspendedAt: now(),
      reason: 'Dues',
      decidedBy: world.stranger.id,
      decidedAt: now(),
      remindersSent: ['60'],
      renewals: [someId()],
      revision: 1,
    }),
    patch: { grade: 'fellow' },
    owners: OWNERS,
  },
  'membership-events': {
    data: (world, owner) => ({
      user: world[owner].id,
      sequence: someNumber(),
      kind: 'suspended',
      at: now(),
      by: world.stranger.id,
      reason: 'Dues',
      application: someId(),
      termMonths: 12,
      graceDays: 30,
      endsWithYear: true,
      needsSettling: true,
    }),
    patch: { kind: 'reinstated' },
    owners: OWNERS,
  },
  'membership-numbers': {
    data: () => ({ id: someNumber(), year: 2025, user: someId() }),
    patch: { year: 2026 },
  },
  'name-changes': {
    data: (world, owner) => ({
      user: world[owner].id,
      from: 'Nyandeng Deng',
      name: 'Nyandeng Lado',
      reason: 'Marriage',
      document: someId(),
      status: 'approved',
      decidedBy: world.stranger.id,
      note: 'Seen',
      needsSettling: true,
    }),
    patch: { name: 'Changed' },
    owners: OWNERS,
  },
  renewals: {
    data: (world, owner) => ({
      user: world[owner].id,
      years: 1,
      status: 'done',
      decidedBy: world.stranger.id,
      note: 'Paid in cash',
      graceDays: 30,
      endsWithYear: true,
      needsSettling: true,
    }),
    patch: { years: 3 },
    owners: OWNERS,
  },
  'cpd-entries': {
    data: (world, owner) => ({
      user: world[owner].id,
      title: 'Webinar',
      kind: 'webinar',
      date: '2025-01-31',
      hours: 1.5,
    }),
    patch: { hours: 2 },
    owners: OWNERS,
  },
  donations: {
    data: (world, owner) => ({
      user: world[owner].id,
      amountCents: 2500,
      currency: 'usd',
      status: 'paid',
      clientKey: randomUUID(),
      sessionId: randomUUID(),
      paymentIntentId: randomUUID(),
      checkoutUrl: 'https://example.org/pay',
      eventIds: ['evt_1'],
      isFlagged: true,
      flagReason: 'Amount differs',
      completedAt: now(),
      failedAt: now(),
      expiredAt: now(),
      disputeId: 'dp_1',
      receiptedAt: now(),
      accessKey: randomUUID(),
      openingUntil: now(),
      openingAttempt: 1,
      checkedAt: now(),
      receiptNumber: someWord(),
    }),
    patch: { amountCents: 100 },
    owners: OWNERS,
  },
  invoices: {
    data: (world, owner) => ({
      user: world[owner].id,
      key: randomUUID(),
      number: someWord(),
      reference: someWord(),
      status: 'open',
      recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' },
      purpose: 'other',
      currency: 'USD',
      lines: [{ description: 'Dues', quantity: 1, unitMinor: 2500, account: 'dues' }],
      totalMinor: 2500,
      openMinor: 2500,
      issuedAt: now(),
      dueAt: now(),
      allocations: [{ payment: someId(), amountMinor: 100, at: now() }],
      checks: [{ payment: someId(), at: now() }],
      credits: [
        {
          note: someId(),
          key: randomUUID(),
          amountMinor: 100,
          fromOpenMinor: 100,
          reason: 'The course was shorter',
          by: someId(),
          at: now(),
        },
      ],
      application: someId(),
      run: someId(),
      issuedBy: world[owner].id,
      voidedBy: world[owner].id,
      voidReason: 'Issued twice',
      graceDays: 30,
      endsWithYear: true,
      revision: 0,
      needsFinalising: false,
    }),
    patch: { totalMinor: 1 },
    owners: OWNERS,
  },
  'credit-notes': {
    data: (world, owner) => ({
      user: world[owner].id,
      number: someWord(),
      invoice: someId(),
      invoiceNumber: someWord(),
      recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' },
      currency: 'USD',
      amountMinor: 100,
      issuedAt: now(),
      reason: 'The course was shorter',
      issuedBy: world[owner].id,
      needsFinalising: false,
    }),
    patch: { amountMinor: 1 },
    owners: OWNERS,
  },
  'grade-runs': {
    data: (world) => ({
      key: randomUUID(),
      grade: 'graduate',
      currency: 'USD',
      endsBy: '2026-12-31',
      by: world.stranger.id,
      status: 'done',
      startedAt: now(),
      memberCount: 1,
      doneCount: 1,
      issuedCount: 1,
      skippedCount: 0,
      failedCount: 0,
    }),
    patch: { issuedCount: 9 },
  },
  'credit-note-numbers': {
    data: () => ({ id: someNumber(), year: 2026, note: someId() }),
    patch: { year: 2025 },
  },
  'invoice-numbers': {
    data: () => ({ id: someNumber(), year: 2026, invoice: someId() }),
    patch: { year: 2025 },
  },
  payments: {
    data: (world, owner) => ({
      user: world[owner].id,
      key: randomUUID(),
      method: 'bank',
      status: 'confirmed',
      amountMinor: 2500,
      currency: 'USD',
      paidAt: now(),
      by: world[owner].id,
      slip: someId(),
      note: 'Seen on the statement',
      phone: '211921234567',
      openFor: randomUUID(),
      providerId: randomUUID(),
      chargeId: randomUUID(),
      checkoutUrl: 'https://pay.example.org',
      openingUntil: now(),
      openingAttempt: 1,
      savesCard: true,
      refundedMinor: 100,
      disputeId: randomUUID(),
      disputeState: 'open',
      disputedMinor: 100,
      returnedAt: now(),
      nextAskAt: now(),
      asks: 1,
      askedAt: now(),
      isQuiet: true,
      creditUses: [{ key: randomUUID(), invoice: someId(), amountMinor: 1, by: someId(), at: now() }],
      revision: 0,
      needsFinalising: false,
    }),
    patch: { amountMinor: 1 },
    owners: OWNERS,
  },
  'payment-receipt-numbers': {
    data: () => ({ id: someNumber(), year: 2026, payment: someId() }),
    patch: { year: 2025 },
  },
  'ledger-entries': {
    data: () => ({
      key: randomUUID(),
      purpose: 'correction',
      day: '2026-11-22',
      postedAt: now(),
      lines: [
        { account: 'bank', currency: 'USD', amountMinor: 1 },
        { account: 'otherIncome', currency: 'USD', amountMinor: -1 },
      ],
    }),
    patch: { text: 'Changed' },
  },
  'day-closes': {
    data: (world) => ({
      key: randomUUID(),
      day: '2026-11-05',
      currency: 'USD',
      expectedMinor: 100,
      countedMinor: 100,
      by: world.stranger.id,
      at: now(),
    }),
    patch: { countedMinor: 1 },
  },
  'stated-balances': {
    data: () => ({
      key: randomUUID(),
      account: 'bank',
      currency: 'USD',
      day: '2026-11-05',
      amountMinor: 100,
      source: 'person',
      at: now(),
    }),
    patch: { amountMinor: 1 },
  },
  budgets: {
    data: (world) => ({
      key: randomUUID(),
      year: 2027,
      place: 'head',
      account: 'dues',
      currency: 'USD',
      amountMinor: 100,
      by: world.stranger.id,
      at: now(),
    }),
    patch: { amountMinor: 1 },
  },
  'people-imports': {
    data: (world) => ({ name: 'members.csv', format: 'csv', status: 'draft', by: world.stranger.id }),
    patch: { name: 'others.csv' },
  },
  'people-import-rows': {
    data: () => ({
      import: someId(),
      row: 2,
      identity: randomUUID(),
      occurrence: 1,
      values: { fullName: 'Nyandeng Deng' },
      outcome: 'create',
      status: 'planned',
      revision: 0,
    }),
    patch: { row: 3 },
  },
  'person-merges': {
    data: (world) => ({
      remaining: world.stranger.id,
      merged: someId(),
      status: 'merged',
      choices: {},
      reason: 'The same person',
    }),
    patch: { reason: 'Another one' },
  },
  'person-merge-moves': {
    data: () => ({
      merge: someId(),
      key: someWord(),
      step: 1,
      kind: 'moved',
      collectionSlug: 'invoices',
      document: { id: 1 },
    }),
    patch: { step: 2 },
  },
  'person-merge-claims': {
    data: () => ({ user: someId(), merge: someId() }),
    patch: { merge: someId() },
  },
  'possible-duplicates': {
    data: () => ({
      one: someId(),
      other: someId(),
      reasons: ['phone'],
      status: 'open',
      foundAt: now(),
    }),
    patch: { status: 'dismissed' },
  },
  'statement-imports': {
    data: (world) => ({
      name: 'november.csv',
      account: someWord(),
      method: 'bank',
      format: 'csv',
      status: 'draft',
      by: world.stranger.id,
    }),
    patch: { name: 'december.csv' },
  },
  'statement-lines': {
    data: () => ({
      fingerprint: randomUUID(),
      import: someId(),
      method: 'bank',
      row: 2,
      day: '2026-11-05',
      amountMinor: 2500,
      currency: 'USD',
      text: 'Dues',
      status: 'question',
      outcome: 'question',
      revision: 0,
    }),
    patch: { amountMinor: 1 },
  },
  'automatic-renewals': {
    data: (world, owner) => ({
      user: world[owner].id,
      isOn: false,
      consentText: 'Renew my membership automatically',
      customerId: randomUUID(),
      paymentMethodId: randomUUID(),
      pendingPayment: someId(),
      pendingText: 'Renew my membership automatically',
      pendingAt: now(),
      term: now(),
      tries: 1,
      isStopped: true,
      nextTryAt: now(),
      abandonedCustomers: [randomUUID()],
    }),
    patch: { isOn: true },
    owners: OWNERS,
  },
  'fee-waivers': {
    data: (world, owner) => ({
      user: world[owner].id,
      kind: 'hardship',
      percent: 50,
      validFrom: '2026-01-01T12:00:00.000Z',
      reason: 'Out of work',
      by: world.stranger.id,
    }),
    patch: { reason: 'Changed' },
    owners: OWNERS,
  },
  'period-closes': {
    data: (world) => ({ day: someWord().slice(0, 10), by: world.stranger.id, at: now() }),
    patch: { day: '2025-01-31' },
  },
  'payment-events': {
    data: () => ({
      eventId: randomUUID(),
      type: 'paid',
      happenedAt: now(),
      outcome: 'applied',
      notice: { kind: 'other' },
    }),
    patch: { note: 'Changed' },
  },
  'receipt-numbers': {
    data: () => ({ id: someNumber(), year: 2025, donation: someId() }),
    patch: { year: 2026 },
  },
  'contact-messages': {
    data: (world) => ({
      name: 'Deng',
      email: 'deng@example.org',
      subject: 'A question',
      message: 'How do I join?',
      status: 'answered',
      user: world.stranger.id,
      answers: 1,
      answeredAt: now(),
      minutesToAnswer: 5,
      repliedAt: now(),
      spamAt: now(),
      removedAt: now(),
    }),
    patch: { status: 'closed' },
  },
  groups: {
    data: () => ({ name: 'A committee', slug: `committee-${someWord()}`, kind: 'committee' }),
    patch: { name: 'Another committee' },
  },
  'group-members': {
    data: (world, owner) => ({
      group: someId(),
      user: world[owner].id,
      startsOn: '2026-01-01',
      endsOn: '9999-12-31',
      isOpen: true,
    }),
    patch: { startsOn: '2026-02-01' },
    owners: OWNERS,
  },
  'group-requests': {
    data: (world, owner) => ({ group: someId(), user: world[owner].id, status: 'asked', note: 'Please.' }),
    patch: { status: 'accepted' },
    owners: OWNERS,
  },
  'saved-lists': {
    data: (world) => ({
      name: 'All people',
      definition: { subject: 'people', conditions: [] },
      subject: 'people',
      isShared: true,
      owner: world.stranger.id,
      key: someWord(),
    }),
    patch: { name: 'Nobody' },
  },
  'desk-settings': {
    data: () => ({ user: someId(), hiddenColumns: {}, views: [] }),
    patch: { views: [] },
  },
  'group-documents': {
    data: () => ({ group: someId(), name: 'Minutes', file: someId() }),
    patch: { name: 'Agenda' },
  },
  offices: {
    data: (world) => ({
      title: 'Chair',
      user: world.stranger.id,
      name: 'Nyandeng Deng',
      startsOn: '2026-01-01',
      endsOn: '9999-12-31',
    }),
    patch: { title: 'Secretary' },
  },
  tasks: {
    data: (world) => ({
      title: 'Call the printer',
      dueOrder: '9999-12-31',
      createdBy: world.stranger.id,
      key: someWord(),
    }),
    patch: { title: 'Call the bank' },
  },
  'person-notes': {
    data: (world) => ({ user: world.stranger.id, text: 'Prefers to be called.', key: someWord() }),
    patch: { text: 'Prefers to be written to.' },
  },
  'mentor-offers': {
    data: () => ({
      mentor: someId(),
      profile: someId(),
      topics: 'Bridges',
      fields: ['structures'],
      region: 'other',
      languages: ['english'],
      ways: ['phone'],
      places: 2,
    }),
    patch: { places: 5 },
  },
  'mentoring-requests': {
    data: () => ({
      mentee: someId(),
      topics: 'Bridges',
      fields: ['structures'],
      region: 'other',
      languages: ['english'],
      ways: ['phone'],
      status: 'withdrawn',
    }),
    patch: { status: 'matched' },
  },
  mentorships: {
    data: () => ({ mentor: someId(), mentee: someId(), request: someId(), startedAt: now() }),
    patch: { word: 'Changed' },
  },
  'job-openings': {
    data: (world) => ({
      title: 'Site engineer',
      organisation: 'Nile Works',
      place: 'Bor',
      region: 'greater_upper_nile',
      kind: 'full_time',
      description: 'Levelling and earthworks.',
      applyTo: 'jobs@example.org',
      lastDay: '2026-12-31',
      status: 'submitted',
      slug: someWord(),
      user: world.stranger.id,
      submittedAt: now(),
      key: someWord(),
    }),
    patch: { status: 'published' },
  },
  consents: {
    data: (world) => ({ user: world.stranger.id, choice: 'news', way: 'staff', changedAt: now() }),
    patch: { isGiven: true },
  },
  mailings: {
    data: () => ({
      subject: 'News',
      kind: 'news',
      status: 'draft',
      audience: { to: 'members' },
      blocks: [{ type: 'heading', text: 'News' }],
      key: someWord(),
    }),
    patch: { subject: 'Other news' },
  },
  'mailing-recipients': {
    data: (world) => ({ mailing: someId(), user: world.stranger.id, state: 'waiting' }),
    patch: { state: 'sent' },
  },
  'api-keys': {
    data: (world) => ({
      name: 'Accounting',
      permissions: ['people:read'],
      requestsPerMinute: 60,
      expiresAt: now(),
      start: 'ace_abcde',
      tokenHash: someWord(),
      createdBy: world.stranger.id,
    }),
    patch: { name: 'Other' },
  },
  webhooks: {
    data: () => ({
      name: someWord(),
      url: 'https://hooks.example.org/',
      kinds: ['person.created'],
      secret: 'v1.sealed',
      revision: 0,
    }),
    patch: { name: 'Another' },
  },
  'webhook-deliveries': {
    data: () => ({
      webhook: someId(),
      kind: 'person.created',
      subjectId: someWord(),
      dedupeKey: someWord(),
      body: '{}',
      status: 'waiting',
      attempts: 0,
      expiresAt: now(),
    }),
    patch: { status: 'delivered' },
  },
  'answer-templates': {
    data: () => ({ title: 'Opening hours', text: 'We are open from nine.', key: someWord() }),
    patch: { text: 'We are closed.' },
  },
  'mail-texts': {
    data: () => ({ template: someWord(), subject: 'Welcome', text: 'Welcome.' }),
    patch: { text: 'Good morning.' },
  },
  mailboxes: {
    data: () => ({ name: someWord(), uidValidity: '1', lastUid: 1, polledAt: now() }),
    patch: { lastUid: 2 },
  },
  'mailbox-mails': {
    data: () => ({ key: someWord(), outcome: 'joined', readAt: now() }),
    patch: { outcome: 'opened' },
  },
  'mail-addresses': {
    data: () => ({ email: `${someWord()}@example.org` }),
    patch: { needsTelling: true },
  },
  'contact-entries': {
    data: (world) => ({
      message: someId(),
      kind: 'note',
      key: someWord(),
      text: 'Ask Lado first.',
      author: world.stranger.id,
    }),
    patch: { text: 'Ask Achol first.' },
  },
  'application-documents': {
    data: (world, owner) => ({ user: world[owner].id, name: 'Degree', file: someId() }),
    patch: { name: 'Licence' },
    owners: OWNERS,
  },
  endorsements: {
    data: (world, owner) => ({
      kind: 'sponsor',
      subject: someId(),
      user: world[owner].id,
      fullName: 'Nyandeng Deng',
      grade: 'professional',
      contact: 'lado@example.org',
      email: 'lado@example.org',
      status: 'asked',
      expiresAt: now(),
    }),
    patch: { status: 'confirmed' },
    owners: OWNERS,
  },
  'membership-seats': {
    data: (world, owner) => ({
      company: world[owner].id,
      status: 'invited',
      name: 'Nyandeng Deng',
      email: `${someId()}@example.org`,
      invitedAt: now(),
      expiresAt: now(),
    }),
    patch: { name: 'Lado Wani' },
    owners: OWNERS,
  },
  nominations: {
    data: (world, owner) => ({
      user: world[owner].id,
      grade: 'honorary',
      nomineeName: 'Lado Wani',
      nomineeEmail: `${someId()}@example.org`,
      nomineeContact: 'lado@example.org',
      reason: 'Forty years of bridges',
      year: 2026,
      status: 'open',
    }),
    patch: { status: 'approved' },
    owners: OWNERS,
  },
  'nomination-votes': {
    data: (world, owner) => ({ nomination: someId(), user: world[owner].id, vote: 'for' }),
    patch: { vote: 'against' },
    owners: OWNERS,
  },
  'member-messages': {
    data: (world, owner) => ({
      thread: someId(),
      sender: world[owner].id,
      recipient: world.stranger.id,
      subject: 'Logs',
      text: 'May I use them?',
      key: randomUUID(),
    }),
    patch: { text: 'Changed' },
    owners: OWNERS,
  },
  'message-blocks': {
    data: (world, owner) => ({ user: world[owner].id, blocked: someId() }),
    patch: { blocked: someId() },
    owners: OWNERS,
  },
  'message-reports': {
    data: (world) => ({
      message: someId(),
      sender: world.stranger.id,
      reporter: world.neighbour.id,
      subject: 'Logs',
      text: 'A threat',
      reason: 'Rude',
      status: 'open',
    }),
    patch: { status: 'settled' },
  },
  outbox: {
    data: () => ({
      template: 'welcome',
      to: 'deng@example.org',
      status: 'queued',
      attempts: 0,
      data: { link: 'https://example.org/secret' },
      dedupeKey: randomUUID(),
    }),
    patch: { status: 'sent' },
  },
  'audit-log': {
    data: (world) => ({ action: 'role.given', actor: world.stranger.id, actorEmail: world.admin.email }),
    patch: { action: 'changed' },
  },
  'security-log': {
    data: () => ({ event: 'role.given', count: 1, firstAt: now(), lastAt: now(), key: someWord() }),
    patch: { count: 7 },
  },
  'content-versions': { data: () => ({ key: someWord(), content: 1, seats: 1 }), patch: { content: 7 } },
  'directory-entries': {
    data: (world) => ({ user: world.stranger.id, isClosed: false, revision: 1 }),
    patch: { revision: 7 },
  },
  'job-leases': {
    data: () => ({ job: someWord(), dueAt: now(), leasedUntil: now() }),
    patch: { holder: 'Changed' },
  },
  'edit-leases': {
    data: () => ({ key: someWord(), holder: someWord(), expiresAt: now() }),
    patch: { holder: 'Changed' },
  },
  'payload-locked-documents': {
    data: (world) => ({ globalSlug: someWord(), user: { relationTo: 'users', value: world.stranger.id } }),
    patch: { globalSlug: 'changed' },
  },
  'payload-jobs': {
    data: () => ({
      taskSlug: 'schedulePublish',
      input: { type: 'publish', global: 'home', title: someWord() },
    }),
    patch: { input: { type: 'unpublish' } },
  },
  'payload-kv': { data: () => ({ key: someWord(), data: { value: 1 } }), patch: { data: { value: 2 } } },
  'payload-migrations': { data: () => ({ name: someWord(), batch: 1 }), patch: { batch: 2 } },
  'payload-preferences': {
    data: (world, owner) => ({
      user: { relationTo: 'users', value: world[owner].id },
      key: someWord(),
      value: { limit: 10 },
    }),
    patch: { value: { limit: 20 } },
    owners: ['member', 'chapterLead', 'admin'],
  },
}

/** A small picture, as a form sends it. */
export const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

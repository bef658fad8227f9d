import { type Row, reading, row } from './rows'

/** The answer of an endpoint: a status, or any refusal. */
export type Answer = number | 'refused'

const always = (answer: Answer): Row<Answer> => row(answer, answer, answer, answer)
const needsAccount = row<Answer>(401, 200, 200, 200)
const needsContent = (answer: Answer = 200): Row<Answer> =>
  row<Answer>(401, 403, 403, answer, { editor: answer })
/** The manager of a region is answered as for an event that is not there: these are of no region. */
const needsEvents = (answer: Answer = 200, ofRegion: Answer = 404): Row<Answer> =>
  row<Answer>(401, 403, 403, answer, { eventManager: answer, regionEventManager: ofRegion })
const needsAdmin = row<Answer>(401, 403, 403, 200)
const needsPeople = row<Answer>(401, 403, 403, 200, { registrar: 200, treasurer: 200 })
const needsMemberships = row<Answer>(401, 403, 403, 200, { registrar: 200 })
const needsMoneyStaff = row<Answer>(401, 403, 403, 200, { treasurer: 200 })
const needsMoney = row<Answer>('refused', 'refused', 'refused', 200, { treasurer: 200 })

/** Whoever writes to members: all staff, but for the registrar of a region. */
const needsWriter = (answer: Answer): Row<Answer> =>
  row<Answer>(401, 403, answer, answer, { registrar: answer, treasurer: answer, regionRegistrar: 403 })

/** Content with a trash: the places where a record is used. */
const TRASHABLE = [
  'pages',
  'news',
  'divisions',
  'chapters',
  'officers',
  'faqs',
  'policies',
  'media',
  'events',
  'publications',
]
const uses: Record<string, Row<Answer>> = Object.fromEntries(
  TRASHABLE.map((slug) => [`get /${slug}/:id/uses`, slug === 'events' ? needsEvents() : needsContent()]),
)

/** Every other endpoint, but for auditors. */
const TABLE: Record<string, Row<Answer>> = {
  ...uses,
  'get /access': always(200),
  'get /frame': always(200),
  'get /figures': always(200),
  'get /desk-search': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'get /desk-settings': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'post /desk-settings/change': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'get /colleague-acts': { ...needsAdmin, auditor: 200 },
  'get /pending-work': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'get /ending-soon': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'get /operations': needsAdmin,
  'get /grades/offers': always(200),
  'get /grades/fees': needsMoneyStaff,
  'post /grades/:id/fees': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'post /grades/:id/fees/remove': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'get /search': always(200),
  'get /directory': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }), // the members here have no membership
  'get /directory/:id': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'get /events/seats': always(200),
  'post /events/:id/registration': needsAccount,
  'delete /events/:id/registration': needsAccount,
  'get /events/list': row<Answer>(401, 403, 200, 200, { eventManager: 200, regionEventManager: 200 }),
  'get /events/list.csv': row<Answer>(401, 403, 200, 200, { eventManager: 200, regionEventManager: 200 }),
  'get /events/list.xlsx': row<Answer>(401, 403, 200, 200, { eventManager: 200, regionEventManager: 200 }),
  'post /events/list': needsEvents(201, 201),
  // of no region
  'get /events/:id/desk': row<Answer>(401, 403, 404, 200, { eventManager: 200, regionEventManager: 404 }),
  'post /events/:id/desk': needsEvents(),
  'post /events/:id/status': needsEvents(),
  'post /events/:id/trash': needsEvents(),
  // a lead: of another region
  'get /events/:id/attendance': row<Answer>(401, 403, 404, 200, {
    eventManager: 200,
    regionEventManager: 404,
  }),
  'get /events/:id/attendance.csv': row<Answer>(401, 403, 404, 200, {
    eventManager: 200,
    regionEventManager: 404,
  }),
  'get /events/:id/attendance.xlsx': row<Answer>(401, 403, 404, 200, {
    eventManager: 200,
    regionEventManager: 404,
  }),
  'get /events/:id/attendance-certificate': row<Answer>(401, 404, 404, 404), // of somebody who was not there
  'get /events/verify/:code': always(404), // an unknown code
  // without saying who, or whether
  'post /events/:id/attendance': row<Answer>(401, 403, 400, 400, {
    eventManager: 400,
    regionEventManager: 400,
    regionRegistrar: 403,
  }),
  'post /events/:id/participants': row<Answer>(401, 403, 400, 400, {
    eventManager: 400,
    regionEventManager: 400,
    regionRegistrar: 403,
  }),
  'post /events/:id/attendance/:user': row<Answer>(401, 403, 400, 400, {
    eventManager: 400,
    regionEventManager: 400,
    regionRegistrar: 403,
  }),
  'get /events/:id/registrants': needsEvents(),
  'get /events/:id/registrants.csv': needsEvents(),
  'get /events/:id/registrants.xlsx': needsEvents(),
  'post /events/:id/registrants/:user/removal': needsEvents(),
  'get /events/:id/tickets': always(404), // it sells none
  // a lead: of another region
  'get /events/:id/ticket-types': row<Answer>(401, 403, 404, 200, {
    eventManager: 200,
    regionEventManager: 404,
  }),
  'get /events/:id/ticket-settings': row<Answer>(401, 403, 404, 200, {
    eventManager: 200,
    regionEventManager: 404,
  }),
  'post /events/:id/ticket-questions': needsEvents(),
  'post /events/:id/cancel-terms': needsEvents(),
  'post /events/:id/ticket-types': needsEvents(201),
  'post /events/:id/copies': needsEvents(201),
  'post /events/:id/orders/:order/cancel': needsEvents(404),
  'post /events/:id/orders/:order/tickets/:ticket': needsEvents(404),
  'post /events/:id/ticket-types/:type': needsEvents(),
  'delete /events/:id/ticket-types/:type': needsEvents(),
  'get /events/:id/afterwards': needsEvents(),
  'get /events/:id/figures.csv': needsEvents(),
  'get /events/:id/figures.xlsx': needsEvents(),
  'get /events/:id/survey-answers.csv': needsEvents(),
  'get /events/:id/survey-answers.xlsx': needsEvents(),
  'post /events/:id/survey': always(404), // there is none
  'post /events/:id/survey-questions': needsEvents(),
  'post /events/:id/thanks': needsEvents(409),
  'get /events/:id/orders': needsEvents(),
  'get /events/:id/orders.csv': needsEvents(),
  'get /events/:id/orders.xlsx': needsEvents(),
  'post /events/:id/orders': row<Answer>(401, 201, 201, 201),
  'get /events/:id/programme': always(200),
  'get /events/:id/programme/own': needsAccount,
  'get /events/:id/programme/calendar': needsAccount, // all own sessions
  'post /events/:id/sessions/:session/choice': row<Answer>(401, 403, 403, 403), // without a seat at the event
  'delete /events/:id/sessions/:session/choice': needsAccount,
  'get /events/:id/sessions': needsEvents(),
  'post /events/:id/sessions': needsEvents(),
  'delete /events/:id/sessions/:session': needsEvents(404),
  'post /events/:id/meeting': needsEvents(),
  'get /events/:id/door': always(401), // nobody without a pass, whoever is signed in
  'post /events/:id/door': always(401),
  'get /events/:id/badges': needsEvents(404), // nobody comes
  'get /events/:id/door-passes': needsEvents(),
  'post /events/:id/door-passes': needsEvents(201),
  'post /events/:id/door-passes/:pass/withdraw': needsEvents(404),
  'post /events/:id/guest-orders': always(200),
  'post /ticket-orders/confirm': always(410), // a forged link
  'get /events/:id/waiting': needsEvents(),
  'get /events/:id/waiting/mine': needsAccount,
  'post /events/:id/waiting': row<Answer>(401, 409, 409, 409), // there are tickets
  'post /events/:id/waiting/decide': needsEvents(409),
  'post /events/:id/waiting/move': needsEvents(409),
  'delete /events/:id/waiting/:type': needsAccount,
  'get /ticket-orders/mine': needsAccount,
  'get /ticket-orders/upcoming': needsAccount,
  // somebody else's
  'get /ticket-orders/:id': row<Answer>(401, 404, 404, 404),
  'post /ticket-orders/:id/cancel': row<Answer>(401, 404, 404, 404),
  'post /ticket-orders/:id/tickets/:ticket': row<Answer>(401, 404, 404, 404),
  'post /ticket-orders/:id/tickets/:ticket/answers': row<Answer>(401, 404, 404, 404),
  'post /ticket-orders/:id/tickets/:ticket/cancel': row<Answer>(401, 404, 404, 404),
  'post /ticket-orders/:id/tickets/:ticket/send': row<Answer>(401, 404, 404, 404),
  'get /ticket-orders/:id/pdf': row<Answer>(401, 404, 404, 404),
  'get /registrations/upcoming': needsAccount,
  'get /memberships/mine': needsAccount,
  'get /memberships/mine/history': needsAccount,
  'get /memberships/mine/certificate': row<Answer>(401, 409, 409, 409), // without a membership
  'get /memberships/verify/:number': always(404), // an unknown number
  'get /nominations/mine': needsAccount,
  'get /nominations/list': needsMemberships,
  'post /nominations/nominate': row<Answer>(401, 409, 409, 409), // without a membership, or out of season
  'post /nominations/:id/vote': row<Answer>(401, 404, 404, 404), // not on the committee
  'post /nominations/:id/decision': row<Answer>(401, 403, 403, 404, { registrar: 404 }), // that never was
  'get /endorsements/sponsors': needsAccount,
  'post /endorsements/sponsors': row<Answer>(401, 409, 409, 409), // without an application
  'post /endorsements/:id/withdraw': row<Answer>(401, 404, 404, 404), // another person's
  'post /endorsements/look': always(404), // a link that never was
  'post /endorsements/answer': always(404),
  'get /membership-seats/mine': row<Answer>(401, 200, 200, 200),
  'get /membership-seats/invitations': needsAccount,
  'get /membership-seats/of/:user': row<Answer>(401, 403, 403, 409, { registrar: 409, treasurer: 409 }),
  'post /membership-seats/invite': row<Answer>(401, 409, 409, 409),
  'post /membership-seats/of/:user/invite': row<Answer>(401, 403, 403, 409, { registrar: 409 }),
  'post /membership-seats/:id/resend': row<Answer>(401, 404, 404, 404), // another company's
  'post /membership-seats/:id/withdraw': row<Answer>(401, 404, 404, 404),
  'post /membership-seats/:id/end': row<Answer>(401, 404, 404, 404),
  'post /membership-seats/:id/replace': row<Answer>(401, 404, 404, 404),
  'post /membership-seats/:id/accept': row<Answer>(401, 404, 404, 404), // another person's
  'post /membership-seats/:id/decline': row<Answer>(401, 404, 404, 404),
  'post /application-documents/add': row<Answer>(401, 404, 404, 404), // an upload that never was
  'post /application-documents/send': row<Answer>(401, 303, 303, 303),
  'post /application-documents/:id/remove': row<Answer>(401, 404, 404, 404), // another person's
  'get /application-documents/:id/content': row<Answer>(401, 404, 404, 404), // that never was
  'get /name-changes/mine': needsAccount,
  'get /name-changes/list': needsMemberships,
  'post /name-changes/request': row<Answer>(401, 409, 409, 409), // without a membership
  'post /name-changes/:id/withdraw': row<Answer>(401, 404, 404, 404), // another person's
  'post /name-changes/:id/decision': needsMemberships,
  'get /name-changes/:id/document': row<Answer>(401, 404, 404, 200, { registrar: 200 }), // another person's
  'get /member-messages/mine': needsAccount,
  'get /member-messages/state': needsAccount,
  'get /member-messages/to/:id': needsAccount, // 200 also says why not
  'post /member-messages/send': row<Answer>(401, 403, 403, 403), // without a membership
  'get /member-messages/:id/conversation': row<Answer>(401, 404, 404, 404), // another person's, here and below
  'post /member-messages/:id/read': row<Answer>(401, 404, 404, 404),
  'post /member-messages/:id/answer': row<Answer>(401, 404, 404, 404),
  'post /member-messages/:id/block': row<Answer>(401, 404, 404, 404),
  'post /member-messages/:id/unblock': row<Answer>(401, 404, 404, 404),
  'post /member-messages/:id/report': row<Answer>(401, 404, 404, 404),
  'post /member-messages/blocks/:id/remove': needsAccount,
  'post /message-reports/:id/settle': needsAdmin,
  'get /memberships/:user/record': needsPeople,
  'post /memberships/:user/events': row<Answer>(401, 403, 403, 201, { registrar: 201 }),
  'get /invoices/mine': needsAccount,
  'get /invoices/:id/detail': row<Answer>(401, 404, 404, 200, { treasurer: 200 }), // another person's
  'get /invoices/:id/pdf': row<Answer>(401, 404, 404, 200, { treasurer: 200 }),
  'get /invoices/of/:user': needsPeople,
  'get /invoices': needsMoneyStaff,
  'get /invoices/list.csv': needsMoneyStaff,
  'get /invoices/list.xlsx': needsMoneyStaff,
  'post /invoices': row<Answer>(401, 403, 403, 201, { treasurer: 201 }),
  'post /invoices/:id/void': needsMoneyStaff,
  'post /invoices/:id/remind': needsMoneyStaff,
  'post /invoices/:id/write-off': needsMoneyStaff,
  'post /invoices/:id/undo-write-off': row<Answer>(401, 403, 403, 409, { treasurer: 409 }), // not written off
  'post /invoices/:id/credit': row<Answer>(401, 403, 403, 201, { treasurer: 201 }),
  'get /grade-runs': needsMoneyStaff,
  'post /grade-runs/plan': needsMoneyStaff,
  'post /grade-runs': row<Answer>(401, 403, 403, 201, { treasurer: 201 }),
  'get /credit-notes/:id/pdf': row<Answer>(401, 404, 404, 200, { treasurer: 200 }), // another person's
  'get /payments/:id/receipt': row<Answer>(401, 404, 404, 200, { treasurer: 200 }), // another person's
  'get /people-imports': needsMemberships,
  'get /people-imports/people.csv': needsMemberships,
  'get /people-imports/people.xlsx': needsMemberships,
  'post /people-imports': row<Answer>(401, 403, 403, 201, { registrar: 201 }),
  'get /people-imports/:id/draft': row<Answer>(401, 403, 403, 404, { registrar: 404 }), // an unknown list
  'post /people-imports/:id/check': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'get /people-imports/:id/rows': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /people-imports/:id/import': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /people-imports/:id/undo': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /people-imports/:id/invite': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /people-imports/person': row<Answer>(401, 403, 403, 400, { registrar: 400 }), // without a name
  'get /person-merges': needsMemberships,
  'get /person-merges/people': needsMemberships,
  'get /person-merges/preview': row<Answer>(401, 403, 403, 404, { registrar: 404 }), // unknown people
  'get /person-merges/:id/state': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /person-merges': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /person-merges/:id/undo': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'get /possible-duplicates': needsMemberships,
  'post /possible-duplicates/:id/dismissal': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'post /people-import-rows/:id/decision': row<Answer>(401, 403, 403, 404, { registrar: 404 }), // an unknown row
  'get /statement-imports': needsMoneyStaff,
  'post /statement-imports': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // of no account
  'get /statement-imports/:id/draft': row<Answer>(401, 403, 403, 404, { treasurer: 404 }), // an unknown file
  'post /statement-imports/:id/preview': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'post /statement-imports/:id/import': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'post /statement-imports/:id/undo': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'get /statement-lines/candidates': needsMoneyStaff,
  'post /statement-lines/:id/decision': row<Answer>(401, 403, 403, 404, { treasurer: 404 }), // an unknown line
  'post /invoices/:id/pay-by-credit': row<Answer>(401, 404, 404, 404), // another person's
  'get /invoices/:id/ways-to-pay': row<Answer>(401, 404, 404, 200, { treasurer: 200 }), // another person's
  'get /payments': needsMoneyStaff,
  'post /payments/report': row<Answer>(401, 404, 404, 404), // another person's
  'post /payments': row<Answer>(401, 403, 403, 201, { treasurer: 201 }),
  'post /payments/:id/confirm': needsMoneyStaff,
  'post /payments/:id/reject': needsMoneyStaff,
  'post /payments/:id/reverse': needsMoneyStaff,
  'post /payments/:id/move-credit': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // to nobody
  'post /payments/:id/use-credit': row<Answer>(401, 403, 403, 409, { treasurer: 409 }), // without credit
  'post /payments/:id/refund-credit': row<Answer>(401, 403, 403, 409, { treasurer: 409 }), // without credit
  'get /automatic-renewals/mine': needsAccount,
  'post /automatic-renewals/switch-off': needsAccount,
  'post /payments/card': row<Answer>(401, 404, 404, 404), // another person's
  'post /payments/:id/leave-page': row<Answer>(401, 404, 404, 404), // another person's
  'post /payments/momo': row<Answer>(401, 404, 404, 404), // another person's
  'post /payments/momo/callback/:id': always(200), // what it says is not read
  'put /payments/momo/callback/:id': always(200),
  'get /payments/:id/state': row<Answer>(401, 404, 404, 404), // another person's
  'get /payments/:id/slip': row<Answer>(401, 404, 404, 404), // without a slip
  'get /ledger-entries/page': needsMoneyStaff,
  'get /ledger-entries/journal.csv': needsMoneyStaff,
  'get /ledger-entries/journal.xlsx': needsMoneyStaff,
  'get /ledger-entries/balances.csv': needsMoneyStaff,
  'get /ledger-entries/audit.xlsx': needsMoneyStaff,
  'get /ledger-entries/:id/voucher': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'get /ledger-entries/arrears': needsMoneyStaff,
  'get /ledger-entries/arrears.csv': needsMoneyStaff,
  'post /ledger-entries/close': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // a day to come
  'get /ledger-entries/transfers': needsMoneyStaff,
  'post /ledger-entries/transfers': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // a day to come
  'post /ledger-entries/transfers/:key/undo': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'get /stated-balances/agreement': needsMoneyStaff,
  'post /stated-balances': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // a day to come
  'get /budgets/year': needsMoneyStaff,
  'post /budgets/set': needsMoneyStaff,
  'get /check-ins/cash': needsMoneyStaff,
  'post /check-ins/cash': row<Answer>(401, 403, 403, 409, { treasurer: 409 }),
  'get /day-closes': needsMoneyStaff,
  'post /day-closes': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // a difference without a reason
  'post /day-closes/:id/correct': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'post /day-closes/:id/decide-correction': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'post /fee-waivers/give': row<Answer>(401, 403, 403, 400, { treasurer: 400 }), // an unknown kind
  'post /fee-waivers/:id/end': row<Answer>(401, 403, 403, 404, { treasurer: 404 }),
  'get /renewals/mine': needsAccount,
  'get /renewals/list': needsMemberships,
  'get /renewals/list.csv': needsMemberships,
  'get /renewals/list.xlsx': needsMemberships,
  'get /memberships/list.csv': needsPeople,
  'get /memberships/due-for-removal': needsMemberships,
  'post /memberships/:user/removal': row<Answer>(401, 403, 403, 409, { registrar: 409 }), // without a membership
  'post /memberships/:user/more-time': row<Answer>(401, 403, 403, 409, { registrar: 409 }),
  'post /renewals/request': row<Answer>(401, 409, 409, 409), // without a membership
  'post /renewals/:id/withdraw': row<Answer>(401, 404, 404, 404), // another person's
  'post /renewals/:id/decision': needsMemberships,
  'get /cpd-entries/summary': needsAccount,
  'get /cpd-entries/record': needsAccount,
  'get /cpd-entries/record.pdf': needsAccount,
  'get /publications/hub': always(200),
  'get /publications/list': needsContent(),
  'get /publications/list.csv': needsContent(),
  'get /publications/list.xlsx': needsContent(),
  'post /publications/add': needsContent(201),
  'get /publications/:id/edition': needsContent(),
  'post /publications/:id/edition': needsContent(),
  'post /publications/:id/visibility': needsContent(),
  'post /publications/:id/trash': needsContent(),
  'get /submissions/mine': needsAccount,
  'get /submissions/list': needsContent(),
  'get /submissions/list.csv': needsContent(),
  'get /submissions/list.xlsx': needsContent(),
  'post /submissions/submit': row<Answer>(401, 404, 404, 404), // an unknown upload
  'get /submissions/:id/file': row<Answer>(401, 404, 404, 200, { editor: 200 }), // another person's
  'post /submissions/:id/decision': needsContent(),
  'post /uploads': needsContent(201), // of a publication
  'get /uploads/:key': row<Answer>(401, 404, 404, 404), // an unknown one
  'patch /uploads/:key': row<Answer>(401, 404, 404, 404),
  'delete /uploads/:key': row<Answer>(401, 404, 404, 404),
  'get /publications/:id/file': always(200),
  'get /publications/:id/download': always(302),
  'post /publications/:id/downloads': always(200),
  'get /profiles/me': needsAccount,
  'patch /profiles/me': needsAccount,
  'post /profiles/me/photo': needsAccount,
  'delete /profiles/me/photo': needsAccount,
  'get /profiles/:id/photo': row<Answer>(401, 404, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    regionEventManager: 200,
  }), // the members here have no membership
  'patch /profiles/:id/fields': row<Answer>(401, 403, 403, 200),
  'get /applications/mine': needsAccount,
  'get /applications/draft': needsAccount,
  'get /applications/upgrade': needsAccount,
  'post /applications/draft': needsAccount,
  'get /applications/list': row<Answer>(401, 403, 200, 200, { registrar: 200 }),
  'get /applications/list.csv': needsMemberships,
  'get /applications/list.xlsx': needsMemberships,
  'get /applications/:id/review': row<Answer>(401, 403, 404, 200, { registrar: 200 }), // of a person without a region
  'post /applications/submit': row<Answer>(401, 201, 201, 201),
  'post /applications/:id/status': { ...needsMemberships, regionRegistrar: 404 }, // of a person without a region
  'post /applications/:id/document-requests': { ...needsMemberships, regionRegistrar: 404 }, // of a person without a region
  'post /applications/:id/comments': row<Answer>(401, 403, 404, 201, {
    registrar: 201,
    treasurer: 404,
    editor: 404,
    eventManager: 404,
    auditor: 404,
    regionEventManager: 404,
    regionAuditor: 404,
  }), // of a person without a region
  'post /contact-messages': always(201),
  /** These tests have no payment provider. */
  'post /donations/checkout': always(503),
  'post /donations/webhook': always('refused'),
  'get /donations/options': always(200),
  'get /donations/by-key/:key': always(200),
  'get /donations/by-key/:key/receipt': always(200),
  'get /donations/:id/receipt': needsMoney,
  'get /donations/list.csv': needsMoneyStaff,
  'get /donations/totals': needsMoneyStaff,
  'get /contact-messages/list': needsAdmin,
  'get /contact-messages/list.csv': needsAdmin,
  'get /contact-messages/list.xlsx': needsAdmin,
  'post /contact-messages/:id/handling': needsAdmin,
  'post /contact-messages/:id/answer': needsAdmin,
  'get /saved-lists': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /saved-lists/rows': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /saved-lists/rows.csv': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /saved-lists/rows.xlsx': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /saved-lists/records': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /saved-lists/:id/saved': row<Answer>(401, 403, 404, 404, { registrar: 404, treasurer: 404 }),
  'get /saved-lists/:id/count': row<Answer>(401, 403, 404, 404, { registrar: 404, treasurer: 404 }),
  'post /saved-lists': row<Answer>(401, 403, 201, 201, { registrar: 201, treasurer: 201 }),
  'post /saved-lists/:id/change': row<Answer>(401, 403, 404, 404, { registrar: 404, treasurer: 404 }),
  'post /saved-lists/:id/delete': row<Answer>(401, 403, 404, 404, { registrar: 404, treasurer: 404 }),
  'get /reports/board.pdf': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    eventManager: 200,
    regionEventManager: 200,
  }),
  'get /reports/:section': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }), // on members
  'get /reports/:section/table.csv': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /mentoring/mine': needsAccount,
  'get /mentoring/mentors': row<Answer>(401, 403, 403, 403), // without a membership, here and below
  'post /mentoring/offer': row<Answer>(401, 403, 403, 403),
  'post /mentoring/offer/end': needsAccount,
  'post /mentoring/request': row<Answer>(401, 403, 403, 403),
  'post /mentoring/request/withdraw': needsAccount,
  'post /mentoring/ask': row<Answer>(401, 403, 403, 403),
  'post /mentoring/requests/:id/answer': row<Answer>(401, 404, 404, 404), // that never was, here and below
  'post /mentoring/mentorships/:id/end': row<Answer>(401, 404, 404, 404),
  'get /mentoring/waiting': needsMemberships,
  'get /mentoring/offers': needsMemberships,
  'post /mentoring/requests/:id/proposal': row<Answer>(401, 403, 403, 404, { registrar: 404 }),
  'get /job-openings/open': always(200),
  'get /job-openings/open/:slug': always(404), // that never was
  'get /job-openings/mine': needsAccount,
  'post /job-openings': row<Answer>(401, 201, 201, 201),
  'post /job-openings/:id/change': row<Answer>(401, 404, 404, 404), // that never was, here and below
  'post /job-openings/:id/end': row<Answer>(401, 404, 404, 404),
  'get /job-openings': needsAdmin,
  'get /job-openings/:id/desk': row<Answer>(401, 403, 403, 404),
  'post /job-openings/:id/decision': row<Answer>(401, 403, 403, 404),
  'get /api-keys': needsAdmin,
  'post /api-keys': row<Answer>(401, 403, 403, 201),
  'post /api-keys/:id/revoke': row<Answer>(401, 403, 403, 404), // that never was
  'get /openapi.json': always(200),
  // sessions open none of these
  'get /v1/people': always(401),
  'get /v1/memberships': always(401),
  'get /v1/payments': always(401),
  'get /v1/events': always(401),
  'get /webhooks': needsAdmin,
  'get /webhooks/:id/deliveries': row<Answer>(401, 403, 403, 404), // that never was
  'post /webhooks': row<Answer>(401, 403, 403, 400), // without an address
  'post /webhooks/:id/change': row<Answer>(401, 403, 403, 400),
  'post /webhooks/:id/state': row<Answer>(401, 403, 403, 400),
  'post /webhooks/:id/secret': row<Answer>(401, 403, 403, 404), // that never was
  'post /webhooks/:id/remove': row<Answer>(401, 403, 403, 404),
  'post /webhooks/:id/test': row<Answer>(401, 403, 403, 404),
  'post /webhooks/:id/deliveries/:delivery/replay': row<Answer>(401, 403, 403, 404),
  'get /answer-templates': needsAdmin,
  'post /answer-templates': row<Answer>(401, 403, 403, 400), // without a text
  'post /answer-templates/:id/change': row<Answer>(401, 403, 403, 400),
  'post /answer-templates/:id/delete': row<Answer>(401, 403, 403, 404), // that never was
  'get /mail-texts': needsAdmin,
  'get /mail-texts/:template/text': needsAdmin,
  'post /mail-texts/:template/save': row<Answer>(401, 403, 403, 400), // without a text
  'post /mail-texts/:template/reset': needsAdmin,
  'get /mailings': needsWriter(200),
  'get /mailings/choices': needsWriter(200),
  // that never was
  'get /mailings/:id/detail': needsWriter(404),
  'get /mailings/:id/count': needsWriter(404),
  'get /mailings/:id/preview': needsWriter(404),
  'get /mailings/:id/people': needsWriter(404),
  'post /mailings': needsWriter(201),
  'post /mailings/:id/change': needsWriter(404),
  'post /mailings/:id/test': needsWriter(404),
  'post /mailings/:id/send': needsWriter(404),
  'post /mailings/:id/control': needsWriter(404),
  'post /consents/look': needsAccount,
  'post /consents/choose': needsAccount,
  // without the link of a mail
  'post /consents/unsubscribe': always(410),
  'get /consents/unsubscribe': always(302),
  'get /consents/:id/person': needsPeople,
  'post /consents/:id/set': needsPeople,
  'post /consents/:id/resume': needsPeople,
  // the lead of a region leads the branch of its chapter; these groups are of no branch
  'get /groups/tree': row<Answer>(401, 403, 200, 200, { registrar: 200 }),
  'get /groups/mine': needsAccount,
  'get /groups/page/:slug': always(200), // a public one
  'get /groups/requests': row<Answer>(401, 403, 200, 200, { registrar: 200 }),
  'post /groups/requests/:id/decision': row<Answer>(401, 403, 404, 404, { registrar: 404 }), // that never was
  'get /groups/offices': needsMemberships,
  'post /groups/offices': row<Answer>(401, 403, 404, 201, { registrar: 201 }), // of the association
  'post /groups/offices/:id/change': row<Answer>(401, 403, 404, 404, { registrar: 404 }),
  'post /groups/terms/:id/change': row<Answer>(401, 403, 404, 404, { registrar: 404 }),
  'get /groups/documents/:id/content': row<Answer>(401, 404, 404, 404),
  'post /groups/documents/:id/remove': row<Answer>(401, 403, 404, 404, { registrar: 404 }),
  'post /groups': row<Answer>(401, 403, 403, 201, { registrar: 201 }),
  'get /groups/:id/record': row<Answer>(401, 403, 404, 200, { registrar: 200 }),
  'post /groups/:id/change': row<Answer>(401, 403, 403, 200, { registrar: 200 }),
  'get /groups/:id/candidates': row<Answer>(401, 403, 404, 200, { registrar: 200 }),
  'get /groups/:id/people': row<Answer>(401, 403, 404, 200, { registrar: 200 }),
  'get /groups/:id/people.csv': row<Answer>(401, 403, 404, 200, { registrar: 200 }),
  'get /groups/:id/people.xlsx': row<Answer>(401, 403, 404, 200, { registrar: 200 }),
  'post /groups/:id/people': row<Answer>(401, 403, 404, 201, { registrar: 201 }),
  'post /groups/:id/documents': row<Answer>(401, 403, 404, 404, { registrar: 404 }), // an upload that never was
  'post /groups/:id/join': row<Answer>(401, 403, 403, 403), // without a membership
  'post /groups/:id/leave': needsAccount,
  'get /tasks': row<Answer>(401, 403, 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'post /tasks': row<Answer>(401, 403, 201, 201, {
    registrar: 201,
    treasurer: 201,
    editor: 201,
    eventManager: 201,
    auditor: 201,
    regionEventManager: 201,
    regionAuditor: 201,
  }),
  'post /tasks/:id/change': row<Answer>(401, 403, 404, 404, {
    registrar: 404,
    treasurer: 404,
    editor: 404,
    eventManager: 404,
    auditor: 404,
    regionEventManager: 404,
    regionAuditor: 404,
  }), // that never was
  'post /tasks/:id/done': row<Answer>(401, 403, 404, 404, {
    registrar: 404,
    treasurer: 404,
    editor: 404,
    eventManager: 404,
    auditor: 404,
    regionEventManager: 404,
    regionAuditor: 404,
  }),
  'get /contact-messages/:id/thread': needsAdmin,
  'post /contact-messages/:id/claim': needsAdmin,
  'post /contact-messages/:id/spam': needsAdmin,
  'post /contact-messages/:id/notes': row<Answer>(401, 403, 403, 201),
  'get /contact-messages/:id/attachments/:file': row<Answer>(401, 403, 403, 404), // that never was
  'get /outbox/:id/mail': needsAdmin,
  'post /outbox/:id/resend': needsAdmin,
  'get /users/sso': always(303), // no provider in these tests
  'get /users/sso/callback': always(303),
  'get /users/sso/provider': always(200),
  'post /users/sso/link': row<Answer>(401, 410, 410, 410),
  'get /users/sso/ways': needsAccount,
  'post /users/sso/proof': row<Answer>(401, 409, 409, 409), // not linked
  'delete /users/sso/identities/:id': row<Answer>(401, 404, 404, 404), // another person's
  'post /users/sign-up': always(201),
  'post /users/login': always(200), // called after all others, like the next and account deletion: they end the session
  'post /users/logout': always(200),
  'post /users/refresh-token': needsAccount,
  'get /users/me': always(200),
  'get /users/me/roles': needsAccount,
  // staff
  'get /users/list': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /users/list.csv': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /users/list.xlsx': row<Answer>(401, 403, 200, 200, { registrar: 200, treasurer: 200 }),
  'get /users/:id/account': needsPeople,
  'get /users/:id/details': needsPeople,
  'post /users/:id/details': row<Answer>(401, 403, 403, 400, { registrar: 400 }), // without any
  'get /users/:id/part/timeline': needsPeople,
  'get /users/:id/part/notes': needsPeople,
  'get /users/:id/part/events': needsPeople,
  'get /users/:id/part/groups': needsMemberships,
  'get /users/:id/part/cpd': needsMemberships,
  'get /users/:id/part/papers': needsAdmin, // who reads people and content
  'get /users/:id/part/mails': needsAdmin,
  'get /users/:id/part/sign-ins': needsAdmin,
  'get /users/:id/part/history': needsPeople,
  'post /users/:id/notes': row<Answer>(401, 403, 403, 201, { registrar: 201, treasurer: 201 }),
  'post /users/:id/invitation': row<Answer>(401, 403, 403, 409, { registrar: 409 }), // in charge of the account
  'post /users/:id/address': row<Answer>(401, 403, 403, 200, { registrar: 200 }), // of a person staff entered
  'post /users/:id/roles': needsAdmin,
  'delete /users/:id/roles/:role': needsAdmin,
  'post /users/:id/region': needsAdmin,
  'post /users/:id/lock': needsAdmin,
  'post /users/:id/unlock': needsAdmin,
  'post /users/:id/sign-out': needsAdmin,
  'post /users/:id/factor-reset': needsAdmin,
  'post /users/:id/confirmation': needsAdmin,
  'post /users/reauthenticate': needsAccount,
  'get /users/proof': needsAccount,
  'post /users/login/factor': always(401), // without a challenge of its own
  'post /users/password': row<Answer>(401, 403, 403, 403), // a wrong current password
  'post /users/password/first': row<Answer>(401, 409, 409, 409), // they have one already
  'post /users/email': needsAccount,
  'post /users/email/confirm': always(410),
  'get /users/factor': needsAccount,
  'post /users/factor': needsAccount,
  'post /users/factor/confirm': row<Answer>(401, 403, 403, 403), // a wrong code
  'post /users/factor/recovery-codes': row<Answer>(401, 409, 409, 409), // it is off
  'delete /users/factor': needsAccount,
  'post /users/recover': always(200),
  'post /users/resend': always(200),
  'post /users/confirm': always('refused'),
  'post /users/set-password': always('refused'),
  'get /users/leave': needsAccount,
  'post /users/leave': row<Answer>(401, 200, 200, 409), // the last administrator stays
  'post /users/stay': needsAccount,
  'get /users/my-data': needsAccount,
  'get /users/sessions': needsAccount,
  'delete /users/sessions/:id': needsAccount,
  'post /users/sign-out': needsAccount,
  // Payload's own routes, replaced by sign-up, sign-in and the command line
  /** Reveals that accounts exist; the gateway closes it. */
  'get /users/init': always(200),
  'post /users/first-register': always('refused'),
  'post /users/forgot-password': always('refused'),
  'post /users/reset-password': always('refused'),
  'post /users/verify/:id': always('refused'),
  'get /media/paste-url/:id?': always('refused'),
  'get /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'post /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
  'delete /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200, {
    registrar: 200,
    treasurer: 200,
    editor: 200,
    eventManager: 200,
    auditor: 200,
    regionEventManager: 200,
    regionAuditor: 200,
  }),
}

/** With auditors, whom every endpoint that only reads answers as it answers administrators. */
export const ENDPOINTS: Record<string, Row<Answer>> = Object.fromEntries(
  Object.entries(TABLE).map(([endpoint, answers]) => [
    endpoint,
    endpoint.startsWith('get ') ? reading(answers) : answers,
  ]),
)

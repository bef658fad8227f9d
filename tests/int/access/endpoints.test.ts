import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Publication } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { findSession, startSession } from '../../../domain/accounts/credentials'
import { storeFile } from '../../../domain/publications/files'
import { findTicketType } from '../../../domain/events/tickets/ticketTypesRepository'
import { insertGroup } from '../../../domain/groups/groupsRepository'
import { issueInvoice } from '../../../domain/money/invoices'
import { PERSON_PARTS } from '../../../domain/people/personRecord/personParts.schema'
import { keysOf } from '../../../platform/records.schema'
import { creditInvoice, recordPayment } from '../../../domain/money/payments'
import { type Account, GOOD_PASSWORD, confirmEmailOf, makeAccount, newEmail } from '../../helpers/accounts'
import { makeEnteredPerson } from '../../helpers/enteredPeople'
import { apiKeyInput } from '../../helpers/apiKeys'
import { applicationInput } from '../../helpers/applications'
import { mentoringInput } from '../../helpers/mentoring'
import { openingInput } from '../../helpers/openings'
import { makePdf } from '../../helpers/uploads'
import { eventInput, makeEvent } from '../../helpers/events'
import { makeMembership } from '../../helpers/memberships'
import { sessionInput } from '../../helpers/sessions'
import { FREE, makeTicketType, orderOf, ticketTypeInput } from '../../helpers/tickets'
import { makeDocuments } from './documents'
import { ENDPOINTS } from './endpointsTable'
import { makePicture } from './fixtures'
import { ROLES_TESTED, type RoleTested } from './rows'
import { setUp, wrongCells } from './setUp'
import { REGION_OF } from './world'
import { createDocument } from '../../helpers/createDocument'
import { isAllowedScan } from '../../helpers/allowedScans'
import { type RecordedQuery, findScans, recordQueries } from '../../helpers/queryPlans'

const setting = setUp()

const SAVED_LIST = { subject: 'people', conditions: [] }
const MAILING = {
  subject: 'News',
  kind: 'news',
  audience: { to: 'members' },
  blocks: [{ type: 'heading', text: 'News' }],
}

interface Call {
  path: string
  body?: unknown
  headers?: Record<string, string>
}

const account = (who: RoleTested): string => setting.accountOf(who)?.email ?? setting.world.stranger.email

/** A published publication with a file. */
const makePublication = async (): Promise<string> => {
  const file = await storeFile(setting.payload, {
    content: Buffer.from('%PDF-1.7'),
    filename: 'paper.pdf',
    contentType: 'application/pdf',
  })
  const { id } = await setting.payload.create({
    collection: 'publications',
    data: {
      title: newEmail(),
      category: 'standards',
      publishedDate: new Date().toISOString(),
      file,
      _status: 'published',
    } as Publication,
    overrideAccess: true, // the test prepares its data
  })
  return id
}

/** A submission of another person. */
const makeSubmission = async (): Promise<{ id: string; updatedAt: string }> => {
  const file = await storeFile(setting.payload, {
    content: Buffer.from('%PDF-1.7'),
    filename: 'paper.pdf',
    contentType: 'application/pdf',
  })
  const data = {
    user: setting.world.stranger.id,
    title: 'A paper',
    abstract: 'In short.',
    status: 'received',
    file,
  } as const
  return setting.payload.create({ collection: 'submissions', data, overrideAccess: true }) // the test prepares its data
}

/** The id of nothing. */
const NO_ID = '0'.repeat(24)

/** A public group of no branch. */
const makeGroup = async (): Promise<{ id: string; slug: string }> => {
  const slug = randomUUID()
  const id = await insertGroup(setting.payload, {
    name: slug,
    slug,
    kind: 'committee',
    parent: null,
    isPublic: true,
  })
  return { id: String(id), slug }
}

/** An event that sells free tickets. */
const makeTickets = async (): Promise<{ event: string; type: string }> => {
  const { id: event } = await makeEvent(setting.payload)
  return { event, type: await makeTicketType(setting.payload, setting.world.admin, event, FREE) }
}

/** An order of another person. */
const makeOrder = (): Promise<string> =>
  createDocument(setting.payload, 'ticket-orders', {
    key: randomUUID(),
    event: NO_ID,
    user: setting.world.stranger.id,
    status: 'confirmed',
    until: new Date(),
    currency: 'USD',
    totalMinor: 0,
    tickets: [{ type: NO_ID, typeName: 'Day ticket', name: 'A Stranger', amountMinor: 0 }],
  })

const OFFICE = { title: 'Chair', name: 'Nyandeng Deng', startsOn: '2026-01-01' }

/** An invoice of another person. */
const makeIssued = async () =>
  issueInvoice(setting.payload, {
    key: randomUUID(),
    user: setting.world.stranger.id,
    recipient: { name: 'A Stranger', email: newEmail() },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A book', quantity: 1, unitMinor: 2500, account: 'otherIncome' }],
    dueAt: new Date(),
  })

const makeInvoice = async (): Promise<string> => (await makeIssued())._id.toHexString()

/** A payment of another person. */
const makePayment = async (status: 'confirmed' | 'reported' = 'confirmed'): Promise<string> => {
  const { payment } = await recordPayment(setting.payload, {
    key: randomUUID(),
    status,
    method: 'cash',
    amountMinor: 2500,
    currency: 'USD',
    paidAt: new Date(),
    user: setting.world.stranger.id,
  })
  return payment._id.toHexString()
}

const changedAt = async (id: string): Promise<string> =>
  (await setting.payload.findByID({ collection: 'publications', id, overrideAccess: true })).updatedAt // the test checks the result

/**
 * The directory shows current members with a confirmed email to people with a confirmed email: this other
 * person is one.
 */
const confirm = async (who: RoleTested): Promise<void> => {
  const { id } = setting.world.stranger
  if (!(await modelOf(setting.payload, 'memberships').exists({ user: id })))
    await makeMembership(setting.payload, id)
  for (const person of [setting.accountOf(who), setting.world.stranger])
    if (person) await confirmEmailOf(setting.payload, person)
}

const profileId = async (account: Account): Promise<string> =>
  String(
    (
      await modelOf(setting.payload, 'profiles')
        .findOne({ user: account.id }, { _id: 1 })
        .lean<{ _id: unknown }>()
    )?._id,
  )

/** A paid donation of another person: its id and its key. */
const makeDonation = async (): Promise<{ id: string; accessKey: string }> => {
  const accessKey = randomBytes(24).toString('base64url')
  const { id } = (await setting.payload.db.create({
    collection: 'donations',
    data: {
      amountCents: 2500,
      currency: 'usd',
      status: 'paid',
      paidAt: new Date(),
      receiptNumber: accessKey.slice(0, 12),
      clientKey: accessKey,
      accessKey,
      user: setting.world.stranger.id,
    },
  })) as { id: string }
  return { id, accessKey }
}

const stranger = (rest: string): string => `/users/${setting.world.stranger.id}/${rest}`

const makeMessage = async (): Promise<string> => {
  const data = {
    name: 'Deng',
    email: newEmail(),
    subject: 'A question',
    message: 'How?',
    status: 'new',
  } as const
  return (await setting.payload.create({ collection: 'contact-messages', data, overrideAccess: true })).id // the test prepares its data
}

/** A failed mail. */
const makeMail = async (): Promise<{ id: string; updatedAt: string }> => {
  const data = {
    template: 'accountExists',
    to: newEmail(),
    data: {},
    dedupeKey: newEmail(),
    status: 'failed',
    attempts: 12,
  } as const
  return setting.payload.create({ collection: 'outbox', data, overrideAccess: true }) // the test prepares its data
}

/** An application of another person. */
const makeApplication = async (): Promise<string> => {
  const { id: user } = await makeAccount(setting.payload)
  const _id = await createDocument(setting.payload, 'applications', {
    ...applicationInput(),
    user,
    status: 'pending',
    revision: 0,
  })
  return _id
}

/** The request that an endpoint expects, where its route alone does not tell. */
/** A renewal request of another person. */
const makeRenewal = async (): Promise<string> => {
  const _id = await createDocument(setting.payload, 'renewals', {
    user: (await makeAccount(setting.payload)).id,
    years: 1,
    status: 'requested',
  })
  return _id
}

/** A name change request of another person. */
const makeNameChange = async (): Promise<string> => {
  const document = await storeFile(setting.payload, {
    content: Buffer.from('%PDF-1.7'),
    filename: 'document.pdf',
    contentType: 'application/pdf',
  })
  const { id: user } = await makeAccount(setting.payload)
  const _id = await createDocument(setting.payload, 'name-changes', {
    user,
    from: 'Nyandeng Deng',
    name: 'Nyandeng Lado',
    reason: 'Marriage',
    document,
    status: 'requested',
  })
  return _id
}

const makeMemberMessage = async (): Promise<string> => {
  const [sender, recipient] = await Promise.all([makeAccount(setting.payload), makeAccount(setting.payload)])
  const _id = await createDocument(setting.payload, 'member-messages', {
    thread: randomUUID(),
    sender: sender.id,
    recipient: recipient.id,
    subject: 'Logs',
    text: 'May I use them?',
    key: randomUUID(),
  })
  return _id
}
const makeReport = async (): Promise<string> => {
  const _id = await createDocument(setting.payload, 'message-reports', {
    message: randomUUID(),
    subject: 'Logs',
    text: 'A threat',
    reason: 'Rude',
    status: 'open',
  })
  return _id
}

/** The places where a record of a collection is used. */
const usesOf = async (slug: string): Promise<Call> => {
  const collection = setting.configOf(slug)
  const [document] = await makeDocuments(setting.payload, collection, setting.world)
  return { path: `/${slug}/${document?.id}/uses` }
}

const CALLS: Record<string, (who: RoleTested) => Call | Promise<Call>> = {
  ...Object.fromEntries(
    Object.keys(ENDPOINTS).flatMap((route) => {
      const slug = /^get \/([\w-]+)\/:id\/uses$/.exec(route)?.[1]
      return slug ? [[route, () => usesOf(slug)]] : []
    }),
  ),
  'post /events/:id/trash': async () => {
    const { id, updatedAt } = await makeEvent(setting.payload)
    return { path: `/events/${id}/trash`, body: { registered: 0, updatedAt } }
  },
  'post /events/:id/registration': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registration`,
  }),
  'delete /events/:id/registration': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registration`,
  }),
  'post /events/list': () => ({ path: '/events/list', body: eventInput() }),
  'get /events/:id/desk': async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/desk` }),
  'post /events/:id/desk': async () => {
    const { id, updatedAt } = await makeEvent(setting.payload)
    return { path: `/events/${id}/desk`, body: { ...eventInput(), updatedAt } }
  },
  'post /events/:id/status': async () => {
    const { id, updatedAt } = await makeEvent(setting.payload)
    return { path: `/events/${id}/status`, body: { status: 'cancelled', updatedAt } }
  },
  'get /events/:id/attendance': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance`,
  }),
  'get /events/:id/attendance.csv': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance.csv`,
  }),
  'get /events/:id/attendance.xlsx': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance.xlsx`,
  }),
  'get /events/:id/attendance-certificate': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance-certificate`,
  }),
  'post /events/:id/attendance': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance`,
    body: {},
  }),
  'post /events/:id/participants': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/participants`,
    body: {},
  }),
  'post /events/:id/attendance/:user': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/attendance/${setting.world.stranger.id}`,
    body: {},
  }),
  'get /events/:id/registrants': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registrants`,
  }),
  'get /events/:id/registrants.csv': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registrants.csv`,
  }),
  'get /events/:id/registrants.xlsx': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registrants.xlsx`,
  }),
  'post /events/:id/registrants/:user/removal': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/registrants/${setting.world.stranger.id}/removal`,
    body: {},
  }),
  'get /events/:id/tickets': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/tickets`,
  }),
  'get /events/:id/ticket-types': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/ticket-types`,
  }),
  'post /events/:id/copies': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/copies`,
    body: { first: '2028-03-08' },
  }),
  'get /events/:id/ticket-settings': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/ticket-settings`,
  }),
  'post /events/:id/ticket-questions': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/ticket-questions`,
    body: { questions: [], updatedAt: null },
  }),
  'post /events/:id/cancel-terms': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/cancel-terms`,
    body: { terms: [], updatedAt: null },
  }),
  'post /events/:id/ticket-types': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/ticket-types`,
    body: ticketTypeInput(),
  }),
  'post /events/:id/ticket-types/:type': async () => {
    const { event, type } = await makeTickets()
    const { updatedAt } = (await findTicketType(setting.payload, event, type)) ?? {}
    return { path: `/events/${event}/ticket-types/${type}`, body: { ...ticketTypeInput(), updatedAt } }
  },
  'delete /events/:id/ticket-types/:type': async () => {
    const { event, type } = await makeTickets()
    return { path: `/events/${event}/ticket-types/${type}` }
  },
  ...Object.fromEntries(
    [
      'afterwards',
      ...['figures', 'survey-answers', 'orders'].flatMap((part) => [`${part}.csv`, `${part}.xlsx`]),
      'orders',
    ].map((part) => [
      `get /events/:id/${part}`,
      async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/${part}` }),
    ]),
  ),
  'post /events/:id/survey': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/survey`,
    body: {},
  }),
  'post /events/:id/thanks': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/thanks`,
    body: { text: 'Thank you' },
  }),
  'post /events/:id/survey-questions': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/survey-questions`,
    body: { questions: 'How was the venue? (1–5)' },
  }),
  'post /events/:id/orders': async () => {
    const { event, type } = await makeTickets()
    return { path: `/events/${event}/orders`, body: orderOf(type, ['Nyandeng Deng']) }
  },
  'post /events/:id/guest-orders': async () => {
    const { event, type } = await makeTickets()
    const order = orderOf(type, ['Nyandeng Deng'])
    return {
      path: `/events/${event}/guest-orders`,
      body: { ...order, fullName: 'Nyandeng Deng', email: newEmail() },
    }
  },
  'post /ticket-orders/confirm': () => ({
    path: '/ticket-orders/confirm',
    body: { token: `v1.${'A'.repeat(300)}` },
  }),
  'post /events/:id/orders/:order/cancel': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/orders/${NO_ID}/cancel`,
  }),
  'post /events/:id/orders/:order/tickets/:ticket': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/orders/${NO_ID}/tickets/${NO_ID}`,
    body: { name: 'Peter Lado' },
  }),
  ...Object.fromEntries(
    ['programme', 'programme/own', 'programme/calendar', 'sessions'].map((part) => [
      `get /events/:id/${part}`,
      async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/${part}` }),
    ]),
  ),
  ...Object.fromEntries(
    ['post', 'delete'].map((method) => [
      `${method} /events/:id/sessions/:session/choice`,
      async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/sessions/${NO_ID}/choice` }),
    ]),
  ),
  'post /events/:id/sessions': async () => {
    const event = await makeEvent(setting.payload)
    return { path: `/events/${event.id}/sessions`, body: sessionInput(event) }
  },
  'delete /events/:id/sessions/:session': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/sessions/${NO_ID}`,
  }),
  'post /events/:id/meeting': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/meeting`,
    body: { address: 'https://meet.example.org/room', updatedAt: null },
  }),
  'get /events/:id/door': async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/door` }),
  'post /events/:id/door': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/door`,
    body: { now: new Date().toISOString(), since: null, scans: [], undone: [] },
  }),
  'get /events/:id/badges': async () => ({ path: `/events/${(await makeEvent(setting.payload)).id}/badges` }),
  'get /events/:id/door-passes': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/door-passes`,
  }),
  'post /events/:id/door-passes': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/door-passes`,
    body: { name: 'Main gate' },
  }),
  'post /events/:id/door-passes/:pass/withdraw': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/door-passes/${NO_ID}/withdraw`,
  }),
  'get /events/:id/waiting': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/waiting`,
  }),
  'get /events/:id/waiting/mine': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/waiting/mine`,
  }),
  'post /events/:id/waiting': async () => {
    const { event, type } = await makeTickets()
    return { path: `/events/${event}/waiting`, body: { type } }
  },
  'post /events/:id/waiting/decide': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/waiting/decide`,
    body: { id: NO_ID, decision: 'accept' },
  }),
  'post /events/:id/waiting/move': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/waiting/move`,
    body: { id: NO_ID, to: 'first', reason: 'Speaks at the event' },
  }),
  'delete /events/:id/waiting/:type': async () => ({
    path: `/events/${(await makeEvent(setting.payload)).id}/waiting/${NO_ID}`,
  }),
  'get /ticket-orders/mine': () => ({ path: '/ticket-orders/mine' }),
  'get /ticket-orders/upcoming': () => ({ path: '/ticket-orders/upcoming' }),
  'get /ticket-orders/:id': async () => ({ path: `/ticket-orders/${await makeOrder()}` }),
  'post /ticket-orders/:id/cancel': async () => ({ path: `/ticket-orders/${await makeOrder()}/cancel` }),
  'post /ticket-orders/:id/tickets/:ticket': async () => ({
    path: `/ticket-orders/${await makeOrder()}/tickets/${NO_ID}`,
    body: { name: 'Nyandeng Deng' },
  }),
  'post /ticket-orders/:id/tickets/:ticket/answers': async () => ({
    path: `/ticket-orders/${await makeOrder()}/tickets/${NO_ID}/answers`,
    body: { answers: {} },
  }),
  'post /ticket-orders/:id/tickets/:ticket/cancel': async () => ({
    path: `/ticket-orders/${await makeOrder()}/tickets/${NO_ID}/cancel`,
  }),
  'post /ticket-orders/:id/tickets/:ticket/send': async () => ({
    path: `/ticket-orders/${await makeOrder()}/tickets/${NO_ID}/send`,
    body: { email: 'lado@example.org' },
  }),
  'get /ticket-orders/:id/pdf': async () => ({ path: `/ticket-orders/${await makeOrder()}/pdf` }),
  'get /search': () => ({ path: '/search?q=bridge' }),
  'get /desk-search': () => ({ path: '/desk-search?q=Stranger' }),
  'get /desk-settings': () => ({ path: '/desk-settings' }),
  'post /desk-settings/change': () => ({
    path: '/desk-settings/change',
    body: { change: 'columns', list: 'accounts', hidden: ['email'] },
  }),
  'get /directory': async (who) => {
    await confirm(who)
    return { path: '/directory' }
  },
  'get /directory/:id': async (who) => {
    await confirm(who)
    return { path: `/directory/${await profileId(setting.world.stranger)}` }
  },
  'get /publications/:id/file': async () => ({ path: `/publications/${await makePublication()}/file` }),
  'get /publications/:id/download': async () => ({
    path: `/publications/${await makePublication()}/download`,
  }),
  'post /publications/:id/downloads': async () => ({
    path: `/publications/${await makePublication()}/downloads`,
  }),
  'post /publications/add': () => ({
    path: '/publications/add',
    body: { title: newEmail(), category: 'books', publishedDate: '2026-01-31', isPublished: false },
  }),
  'get /publications/:id/edition': async () => ({ path: `/publications/${await makePublication()}/edition` }),
  'post /publications/:id/edition': async () => {
    const id = await makePublication()
    return {
      path: `/publications/${id}/edition`,
      body: {
        title: 'Changed',
        category: 'books',
        publishedDate: '2026-01-31',
        updatedAt: await changedAt(id),
      },
    }
  },
  'post /publications/:id/visibility': async () => {
    const id = await makePublication()
    return {
      path: `/publications/${id}/visibility`,
      body: { isPublished: false, updatedAt: await changedAt(id) },
    }
  },
  'post /publications/:id/trash': async () => {
    const id = await makePublication()
    return { path: `/publications/${id}/trash`, body: { updatedAt: await changedAt(id) } }
  },
  'post /submissions/submit': () => ({
    path: '/submissions/submit',
    body: { title: 'A paper', abstract: 'In short.', file: randomUUID() },
  }),
  'get /submissions/:id/file': async () => ({ path: `/submissions/${(await makeSubmission()).id}/file` }),
  'post /submissions/:id/decision': async () => {
    const { id, updatedAt } = await makeSubmission()
    return { path: `/submissions/${id}/decision`, body: { status: 'under_review', updatedAt } }
  },
  'post /uploads': () => ({
    path: '/uploads',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `purpose ${btoa('publication')}`,
    },
  }),
  'patch /profiles/me': () => ({ path: '/profiles/me', body: { bio: 'Changed' } }),
  'post /profiles/me/photo': async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await makePicture())]), 'photo.png')
    return { path: '/profiles/me/photo', body: form }
  },
  'get /profiles/:id/photo': async (who) => {
    await confirm(who)
    const file = await storeFile(setting.payload, {
      content: await makePicture(),
      filename: 'photo.webp',
      contentType: 'image/webp',
    })
    await modelOf(setting.payload, 'profiles').updateOne(
      { user: setting.world.stranger.id },
      { $set: { avatar: file } },
    )
    return { path: `/profiles/${await profileId(setting.world.stranger)}/photo` }
  },
  'patch /profiles/:id/fields': async () => ({
    path: `/profiles/${await profileId(setting.world.stranger)}/fields`,
    body: { region: 'other' },
  }),
  'post /applications/submit': () => ({ path: '/applications/submit', body: applicationInput() }),
  'post /applications/:id/status': async () => ({
    path: `/applications/${await makeApplication()}/status`,
    body: { status: 'under_review' },
  }),
  'post /applications/:id/document-requests': async () => ({
    path: `/applications/${await makeApplication()}/document-requests`,
    body: { documents: ['Degree'] },
  }),
  'get /applications/:id/review': async () => ({ path: `/applications/${await makeApplication()}/review` }),
  'post /applications/:id/comments': async () => ({
    path: `/applications/${await makeApplication()}/comments`,
    body: { text: 'Known to us.' },
  }),
  'post /applications/draft': () => ({ path: '/applications/draft', body: { fullName: 'Nyandeng' } }),
  'post /nominations/nominate': () => ({
    path: '/nominations/nominate',
    body: {
      grade: 'honorary',
      nomineeName: 'Lado Wani',
      nominee: 'lado@example.org',
      reason: 'Forty years of bridges over the Nile',
    },
  }),
  'post /nominations/:id/vote': () => ({
    path: `/nominations/${randomBytes(12).toString('hex')}/vote`,
    body: { vote: 'for' },
  }),
  'post /nominations/:id/decision': () => ({
    path: `/nominations/${randomBytes(12).toString('hex')}/decision`,
    body: { status: 'declined', note: 'Not now' },
  }),
  'post /endorsements/sponsors': () => ({
    path: '/endorsements/sponsors',
    body: { contact: 'sponsor@example.org' },
  }),
  'post /endorsements/:id/withdraw': () => ({
    path: `/endorsements/${randomBytes(12).toString('hex')}/withdraw`,
  }),
  'post /endorsements/look': () => ({ path: '/endorsements/look', body: { token: 'x' } }),
  'post /endorsements/answer': () => ({
    path: '/endorsements/answer',
    body: { token: 'x', answer: 'confirmed' },
  }),
  'get /membership-seats/of/:user': () => ({
    path: `/membership-seats/of/${randomBytes(12).toString('hex')}`,
  }),
  'post /membership-seats/invite': () => ({
    path: '/membership-seats/invite',
    body: { name: 'Lado Wani', email: 'lado@example.org' },
  }),
  'post /membership-seats/of/:user/invite': () => ({
    path: `/membership-seats/of/${randomBytes(12).toString('hex')}/invite`,
    body: { name: 'Lado Wani', email: 'lado@example.org', reason: 'Asked by telephone' },
  }),
  'post /membership-seats/:id/resend': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/resend`,
  }),
  'post /membership-seats/:id/withdraw': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/withdraw`,
  }),
  'post /membership-seats/:id/end': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/end`,
  }),
  'post /membership-seats/:id/accept': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/accept`,
    body: {},
  }),
  'post /membership-seats/:id/decline': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/decline`,
    body: {},
  }),
  'post /membership-seats/:id/replace': () => ({
    path: `/membership-seats/${randomBytes(12).toString('hex')}/replace`,
    body: { name: 'Lado Wani', email: 'lado@example.org' },
  }),
  'post /application-documents/add': () => ({
    path: '/application-documents/add',
    body: { name: 'Degree', file: randomUUID() },
  }),
  'post /application-documents/send': () => {
    const body = new FormData()
    body.set('name', 'Degree')
    body.set('file', new Blob([new Uint8Array(makePdf())]), 'degree.pdf')
    return { path: '/application-documents/send', body }
  },
  'post /application-documents/:id/remove': () => ({
    path: `/application-documents/${randomBytes(12).toString('hex')}/remove`,
  }),
  'get /application-documents/:id/content': () => ({
    path: `/application-documents/${randomBytes(12).toString('hex')}/content`,
  }),
  'post /name-changes/request': () => ({
    path: '/name-changes/request',
    body: { name: 'Nyandeng Lado', reason: 'Marriage', file: randomUUID() },
  }),
  'post /name-changes/:id/withdraw': async () => ({
    path: `/name-changes/${await makeNameChange()}/withdraw`,
  }),
  'post /name-changes/:id/decision': async () => ({
    path: `/name-changes/${await makeNameChange()}/decision`,
    body: { status: 'declined', feedback: 'The document cannot be read.' },
  }),
  'get /name-changes/:id/document': async () => ({
    path: `/name-changes/${await makeNameChange()}/document`,
  }),
  'get /member-messages/to/:id': () => ({ path: `/member-messages/to/${'0'.repeat(24)}` }),
  'post /member-messages/send': () => ({
    path: '/member-messages/send',
    body: { to: '0'.repeat(24), subject: 'Logs', text: 'May I?', key: randomUUID() },
  }),
  'get /member-messages/:id/conversation': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/conversation`,
  }),
  'post /member-messages/:id/read': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/read`,
  }),
  'post /member-messages/:id/answer': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/answer`,
    body: { text: 'Yes.', key: randomUUID() },
  }),
  'post /member-messages/:id/block': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/block`,
  }),
  'post /member-messages/:id/unblock': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/unblock`,
  }),
  'post /member-messages/:id/report': async () => ({
    path: `/member-messages/${await makeMemberMessage()}/report`,
    body: { reason: 'Rude' },
  }),
  'post /member-messages/blocks/:id/remove': () => ({
    path: `/member-messages/blocks/${'0'.repeat(24)}/remove`,
  }),
  'post /message-reports/:id/settle': async () => ({
    path: `/message-reports/${await makeReport()}/settle`,
    body: {},
  }),
  'get /memberships/:user/record': () => ({ path: `/memberships/${setting.world.stranger.id}/record` }),
  'post /fee-waivers/give': () => ({ path: '/fee-waivers/give', body: { kind: 'other' } }),
  'post /fee-waivers/:id/end': () => ({
    path: `/fee-waivers/${'0'.repeat(24)}/end`,
    body: { lastDay: '2026-12-31' },
  }),
  'post /memberships/:user/removal': async () => ({
    path: `/memberships/${(await makeAccount(setting.payload)).id}/removal`,
    body: { reason: 'Board of 3 May' },
  }),
  'post /memberships/:user/more-time': async () => ({
    path: `/memberships/${(await makeAccount(setting.payload)).id}/more-time`,
    body: {
      until: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      reason: 'Board of 3 May',
    },
  }),
  'post /memberships/:user/events': async () => ({
    path: `/memberships/${(await makeAccount(setting.payload)).id}/events`,
    body: {
      kind: 'added',
      date: '2026-01-31',
      reason: 'On paper',
      grade: 'associate',
      registeredName: 'A Stranger',
    },
  }),
  'get /invoices/:id/detail': async () => ({ path: `/invoices/${await makeInvoice()}/detail` }),
  'get /invoices/:id/pdf': async () => ({ path: `/invoices/${await makeInvoice()}/pdf` }),
  'get /invoices/:id/ways-to-pay': async () => ({ path: `/invoices/${await makeInvoice()}/ways-to-pay` }),
  'post /invoices/:id/pay-by-credit': async () => ({
    path: `/invoices/${await makeInvoice()}/pay-by-credit`,
    body: { key: randomUUID() },
  }),
  'get /invoices/of/:user': () => ({ path: `/invoices/of/${setting.world.stranger.id}` }),
  'post /invoices': () => ({
    path: '/invoices',
    body: {
      user: setting.world.stranger.id,
      key: randomUUID(),
      currency: 'USD',
      lines: [{ description: 'A course', quantity: 1, amount: '25' }],
      account: 'otherIncome',
      dueOn: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
    },
  }),
  'post /invoices/:id/void': async () => ({
    path: `/invoices/${(await makeIssued())._id.toHexString()}/void`,
    body: { reason: 'Issued twice' },
  }),
  'post /invoices/:id/remind': async () => ({
    path: `/invoices/${(await makeIssued())._id.toHexString()}/remind`,
    body: {},
  }),
  'post /invoices/:id/write-off': async () => {
    const { _id, openMinor } = await makeIssued()
    return { path: `/invoices/${_id.toHexString()}/write-off`, body: { openMinor, reason: 'Moved abroad' } }
  },
  'post /invoices/:id/undo-write-off': async () => ({
    path: `/invoices/${(await makeIssued())._id.toHexString()}/undo-write-off`,
    body: { reason: 'Is back' },
  }),
  'post /invoices/:id/credit': async () => ({
    path: `/invoices/${await makeInvoice()}/credit`,
    body: { amount: '1', reason: 'Too much', key: randomUUID() },
  }),
  'post /grade-runs/plan': () => ({
    path: '/grade-runs/plan',
    body: { grade: 'fellow', currency: 'SSP', endsBy: '2020-01-01' },
  }),
  'post /grade-runs': () => ({
    path: '/grade-runs',
    body: { grade: 'fellow', currency: 'SSP', endsBy: '2020-01-01', key: randomUUID() },
  }),
  'get /credit-notes/:id/pdf': async () => {
    const req = { payload: setting.payload } as PayloadRequest
    const note = await creditInvoice(
      req,
      await makeInvoice(),
      { amount: 100, reason: 'Too much', key: randomUUID() },
      setting.world.stranger.id,
    )
    return { path: `/credit-notes/${'id' in note ? note.id : ''}/pdf` }
  },
  'post /payments/report': async () => ({
    path: '/payments/report',
    body: {
      invoice: await makeInvoice(),
      key: randomUUID(),
      method: 'bank',
      amount: '25',
      currency: 'USD',
      paidOn: '2026-01-31',
      transaction: 'FT1',
    },
  }),
  'post /payments': async () => ({
    path: '/payments',
    body: {
      method: 'bank',
      invoice: (await makeIssued()).number,
      amount: '25',
      currency: 'USD',
      paidOn: '2026-01-31',
      note: 'Seen on the statement',
      key: randomUUID(),
    },
  }),
  'post /payments/:id/confirm': async () => ({ path: `/payments/${await makePayment('reported')}/confirm` }),
  'post /payments/:id/reject': async () => ({
    path: `/payments/${await makePayment('reported')}/reject`,
    body: { reason: 'Not on the statement' },
  }),
  'post /payments/:id/reverse': async () => ({
    path: `/payments/${await makePayment()}/reverse`,
    body: { reason: 'A mistake' },
  }),
  'post /payments/:id/move-credit': async () => ({
    path: `/payments/${await makePayment()}/move-credit`,
    body: { to: 'nobody@example.org', amount: '1', reason: 'As agreed', key: randomUUID() },
  }),
  'post /payments/:id/use-credit': async () => {
    const invoice = await makeIssued()
    return {
      path: `/payments/${await makePayment('reported')}/use-credit`,
      body: { invoice: invoice.number, key: randomUUID() },
    }
  },
  'post /payments/:id/refund-credit': async () => ({
    path: `/payments/${await makePayment('reported')}/refund-credit`,
    body: { amount: '1', method: 'cash', reason: 'Paid too much', key: randomUUID() },
  }),
  'post /automatic-renewals/switch-off': () => ({ path: '/automatic-renewals/switch-off', body: {} }),
  'post /payments/card': async () => ({
    path: '/payments/card',
    body: { invoice: await makeInvoice(), key: randomUUID() },
  }),
  'post /payments/:id/leave-page': async () => ({
    path: `/payments/${await makePayment()}/leave-page`,
    body: {},
  }),
  'post /payments/momo': async () => ({
    path: '/payments/momo',
    body: { invoice: await makeInvoice(), key: randomUUID(), phone: '0921234567' },
  }),
  'post /payments/momo/callback/:id': () => ({ path: `/payments/momo/callback/${randomUUID()}`, body: {} }),
  'put /payments/momo/callback/:id': () => ({ path: `/payments/momo/callback/${randomUUID()}`, body: {} }),
  'get /payments/:id/state': async () => ({ path: `/payments/${await makePayment()}/state` }),
  'get /payments/:id/slip': async () => ({ path: `/payments/${await makePayment()}/slip` }),
  'get /payments/:id/receipt': async () => ({ path: `/payments/${await makePayment()}/receipt` }),
  'post /ledger-entries/close': () => ({ path: '/ledger-entries/close', body: { day: '2999-01-31' } }),
  'post /grades/:id/fees': () => ({
    path: `/grades/${NO_ID}/fees`,
    body: { currency: 'USD', validFrom: '2027-01-01', annualMinor: 100 },
  }),
  'post /grades/:id/fees/remove': () => ({
    path: `/grades/${NO_ID}/fees/remove`,
    body: { currency: 'USD', validFrom: '2027-01-01' },
  }),
  'post /ledger-entries/transfers': () => ({
    path: '/ledger-entries/transfers',
    body: {
      key: randomUUID(),
      day: '2999-01-31',
      from: 'cash',
      to: 'bank',
      currency: 'USD',
      amountMinor: 100,
      text: 'Cash banked',
    },
  }),
  'post /ledger-entries/transfers/:key/undo': () => ({
    path: `/ledger-entries/transfers/${randomUUID()}/undo`,
    body: { reason: 'Entered twice' },
  }),
  'post /stated-balances': () => ({
    path: '/stated-balances',
    body: { account: 'bank', currency: 'USD', day: '2999-01-31', amountMinor: 100 },
  }),
  'post /budgets/set': () => ({
    path: '/budgets/set',
    body: { year: 2027, place: 'head', account: 'dues', currency: 'USD', amountMinor: 100 },
  }),
  'post /check-ins/cash': () => ({
    path: '/check-ins/cash',
    body: { event: NO_ID, day: '2026-12-10', currency: 'SSP', amountMinor: 100, decision: 'book' },
  }),
  'post /day-closes': () => ({
    path: '/day-closes',
    body: { day: '2026-01-31', currency: 'USD', countedMinor: 100 },
  }),
  'get /ledger-entries/:id/voucher': () => ({ path: `/ledger-entries/${NO_ID}/voucher` }),
  'post /day-closes/:id/correct': () => ({
    path: `/day-closes/${NO_ID}/correct`,
    body: { amountMinor: 100, reason: 'Found', key: randomUUID() },
  }),
  'post /day-closes/:id/decide-correction': () => ({
    path: `/day-closes/${NO_ID}/decide-correction`,
    body: { key: randomUUID(), decision: 'confirmed' },
  }),
  'get /people-imports': () => ({ path: '/people-imports' }),
  'get /people-imports/people.csv': () => ({ path: '/people-imports/people.csv' }),
  'get /people-imports/people.xlsx': () => ({ path: '/people-imports/people.xlsx' }),
  'post /people-imports': () => ({ path: '/people-imports', body: {} }),
  'get /people-imports/:id/draft': () => ({ path: `/people-imports/${NO_ID}/draft` }),
  'post /people-imports/:id/check': () => ({
    path: `/people-imports/${NO_ID}/check`,
    body: {
      mapping: {
        headerRow: 1,
        columns: ['fullName'],
        isDayFirst: null,
        words: { region: {}, grade: {}, standing: {} },
      },
      headings: ['Name'],
    },
  }),
  'get /people-imports/:id/rows': () => ({ path: `/people-imports/${NO_ID}/rows` }),
  'post /people-imports/:id/import': () => ({ path: `/people-imports/${NO_ID}/import`, body: {} }),
  'post /people-imports/:id/undo': () => ({ path: `/people-imports/${NO_ID}/undo`, body: {} }),
  'post /people-imports/:id/invite': () => ({ path: `/people-imports/${NO_ID}/invite`, body: {} }),
  'post /people-imports/person': () => ({ path: '/people-imports/person', body: {} }),
  'get /person-merges': () => ({ path: '/person-merges' }),
  'get /person-merges/people': () => ({ path: '/person-merges/people?q=deng' }),
  'get /person-merges/preview': () => ({
    path: `/person-merges/preview?remaining=${NO_ID}&merged=${NO_ID}`,
  }),
  'get /person-merges/:id/state': () => ({ path: `/person-merges/${NO_ID}/state` }),
  'post /person-merges': () => ({
    path: '/person-merges',
    body: { remaining: NO_ID, merged: NO_ID, reason: 'The same person', version: '' },
  }),
  'post /person-merges/:id/undo': () => ({
    path: `/person-merges/${NO_ID}/undo`,
    body: { reason: 'Two people' },
  }),
  'get /possible-duplicates': () => ({ path: '/possible-duplicates' }),
  'post /possible-duplicates/:id/dismissal': () => ({
    path: `/possible-duplicates/${NO_ID}/dismissal`,
    body: { isDismissed: true },
  }),
  'post /people-import-rows/:id/decision': () => ({
    path: `/people-import-rows/${NO_ID}/decision`,
    body: { action: 'new', revision: 0 },
  }),
  'post /statement-imports': () => ({ path: '/statement-imports?account=none', body: {} }),
  'get /statement-imports/:id/draft': () => ({ path: `/statement-imports/${NO_ID}/draft` }),
  'post /statement-imports/:id/preview': () => ({
    path: `/statement-imports/${NO_ID}/preview`,
    body: { mapping: null },
  }),
  'post /statement-imports/:id/import': () => ({
    path: `/statement-imports/${NO_ID}/import`,
    body: { mapping: null },
  }),
  'post /statement-imports/:id/undo': () => ({ path: `/statement-imports/${NO_ID}/undo`, body: {} }),
  'get /statement-lines/candidates': () => ({ path: '/statement-lines/candidates?q=Stranger' }),
  'post /statement-lines/:id/decision': () => ({
    path: `/statement-lines/${NO_ID}/decision`,
    body: { action: 'suspense', revision: 0 },
  }),
  'post /renewals/request': () => ({ path: '/renewals/request', body: { years: 1 } }),
  'post /renewals/:id/withdraw': async () => ({ path: `/renewals/${await makeRenewal()}/withdraw` }),
  'post /renewals/:id/decision': async () => ({
    path: `/renewals/${await makeRenewal()}/decision`,
    body: { status: 'declined' },
  }),
  'post /contact-messages': (who) => ({
    path: '/contact-messages',
    // ten an hour from each address
    headers: { 'x-client-address': `192.0.2.${ROLES_TESTED.indexOf(who)}` },
    body: { name: 'Deng', email: newEmail(), subject: 'A question', message: 'How?' },
  }),
  'post /donations/checkout': () => ({
    path: '/donations/checkout',
    body: { amountCents: 2500, key: randomUUID() },
  }),
  'post /donations/webhook': () => ({ path: '/donations/webhook', body: { id: 'evt_1' } }),
  'get /donations/by-key/:key': async () => ({
    path: `/donations/by-key/${(await makeDonation()).accessKey}`,
  }),
  'get /donations/by-key/:key/receipt': async () => ({
    path: `/donations/by-key/${(await makeDonation()).accessKey}/receipt`,
  }),
  'get /donations/:id/receipt': async () => ({ path: `/donations/${(await makeDonation()).id}/receipt` }),
  'post /contact-messages/:id/handling': async () => {
    const { id, updatedAt } = await setting.payload.create({
      collection: 'contact-messages',
      data: { name: 'Deng', email: newEmail(), subject: 'A question', message: 'How?', status: 'new' },
      overrideAccess: true, // the test prepares its data
    })
    return { path: `/contact-messages/${id}/handling`, body: { status: 'open', updatedAt } }
  },
  'post /contact-messages/:id/answer': async () => ({
    path: `/contact-messages/${await makeMessage()}/answer`,
    body: { text: 'Like this.' },
  }),
  'get /reports/board.pdf': () => ({ path: '/reports/board.pdf' }),
  'get /reports/:section': () => ({ path: '/reports/movement' }),
  'get /reports/:section/table.csv': () => ({ path: '/reports/movement/table.csv?table=years' }),
  'get /saved-lists': () => ({ path: '/saved-lists' }),
  'get /saved-lists/rows': () => ({ path: '/saved-lists/rows?subject=people' }),
  'get /saved-lists/rows.csv': () => ({ path: '/saved-lists/rows.csv?subject=people' }),
  'get /saved-lists/rows.xlsx': () => ({ path: '/saved-lists/rows.xlsx?subject=people' }),
  'get /saved-lists/records': () => ({ path: '/saved-lists/records?of=events' }),
  'get /saved-lists/:id/saved': () => ({ path: `/saved-lists/${randomBytes(12).toString('hex')}/saved` }),
  'get /saved-lists/:id/count': () => ({ path: `/saved-lists/${randomBytes(12).toString('hex')}/count` }),
  'post /saved-lists': () => ({
    path: '/saved-lists',
    body: { name: 'All', isShared: false, definition: SAVED_LIST, key: randomUUID() },
  }),
  'post /saved-lists/:id/change': () => ({
    path: `/saved-lists/${randomBytes(12).toString('hex')}/change`,
    body: { name: 'All', isShared: false, definition: SAVED_LIST, updatedAt: new Date().toISOString() },
  }),
  'post /saved-lists/:id/delete': () => ({
    path: `/saved-lists/${randomBytes(12).toString('hex')}/delete`,
    body: {},
  }),
  'get /mentoring/mine': () => ({ path: '/mentoring/mine' }),
  'get /mentoring/mentors': () => ({ path: '/mentoring/mentors' }),
  'post /mentoring/offer': () => ({ path: '/mentoring/offer', body: { ...mentoringInput(), places: 2 } }),
  'post /mentoring/offer/end': () => ({ path: '/mentoring/offer/end', body: {} }),
  'post /mentoring/request': () => ({ path: '/mentoring/request', body: mentoringInput() }),
  'post /mentoring/request/withdraw': () => ({ path: '/mentoring/request/withdraw', body: {} }),
  'post /mentoring/ask': () => ({ path: '/mentoring/ask', body: { offer: NO_ID } }),
  'post /mentoring/requests/:id/answer': () => ({
    path: `/mentoring/requests/${NO_ID}/answer`,
    body: { answer: 'accept' },
  }),
  'post /mentoring/mentorships/:id/end': () => ({
    path: `/mentoring/mentorships/${NO_ID}/end`,
    body: { word: '' },
  }),
  'get /mentoring/waiting': () => ({ path: '/mentoring/waiting' }),
  'get /mentoring/offers': () => ({ path: '/mentoring/offers' }),
  'post /mentoring/requests/:id/proposal': () => ({
    path: `/mentoring/requests/${NO_ID}/proposal`,
    body: { offer: NO_ID },
  }),
  'get /job-openings/open': () => ({ path: '/job-openings/open' }),
  'get /job-openings/open/:slug': () => ({ path: '/job-openings/open/no-such-opening' }),
  'get /job-openings/mine': () => ({ path: '/job-openings/mine' }),
  'post /job-openings': () => ({
    path: '/job-openings',
    body: { ...openingInput(), key: randomUUID() },
  }),
  'post /job-openings/:id/change': () => ({
    path: `/job-openings/${NO_ID}/change`,
    body: { ...openingInput(), updatedAt: new Date().toISOString() },
  }),
  'post /job-openings/:id/end': () => ({ path: `/job-openings/${NO_ID}/end`, body: { to: 'withdrawn' } }),
  'get /job-openings': () => ({ path: '/job-openings' }),
  'get /job-openings/:id/desk': () => ({ path: `/job-openings/${NO_ID}/desk` }),
  'post /job-openings/:id/decision': () => ({
    path: `/job-openings/${NO_ID}/decision`,
    body: { status: 'published', updatedAt: new Date().toISOString() },
  }),
  'post /api-keys': () => ({ path: '/api-keys', body: apiKeyInput() }),
  'post /api-keys/:id/revoke': () => ({ path: `/api-keys/${NO_ID}/revoke`, body: {} }),
  'get /webhooks': () => ({ path: '/webhooks' }),
  'get /webhooks/:id/deliveries': () => ({
    path: `/webhooks/${randomBytes(12).toString('hex')}/deliveries`,
  }),
  'post /webhooks': () => ({ path: '/webhooks', body: {} }),
  ...Object.fromEntries(
    ['change', 'state', 'secret', 'remove', 'test', 'deliveries/:delivery/replay'].map((part) => [
      `post /webhooks/:id/${part}`,
      () => ({
        path: `/webhooks/${randomBytes(12).toString('hex')}/${part.replace(':delivery', randomBytes(12).toString('hex'))}`,
        body: {},
      }),
    ]),
  ),
  'get /answer-templates': () => ({ path: '/answer-templates' }),
  'post /answer-templates': () => ({ path: '/answer-templates', body: {} }),
  'post /answer-templates/:id/change': () => ({ path: `/answer-templates/${NO_ID}/change`, body: {} }),
  'post /answer-templates/:id/delete': () => ({ path: `/answer-templates/${NO_ID}/delete`, body: {} }),
  'get /mail-texts': () => ({ path: '/mail-texts' }),
  'get /mail-texts/:template/text': () => ({ path: '/mail-texts/welcome/text' }),
  'post /mail-texts/:template/save': () => ({ path: '/mail-texts/welcome/save', body: {} }),
  'post /mail-texts/:template/reset': () => ({ path: '/mail-texts/welcome/reset', body: {} }),
  'get /mailings': () => ({ path: '/mailings' }),
  'get /mailings/choices': () => ({ path: '/mailings/choices' }),
  ...Object.fromEntries(
    ['detail', 'count', 'preview', 'people'].map((part) => [
      `get /mailings/:id/${part}`,
      () => ({ path: `/mailings/${randomBytes(12).toString('hex')}/${part}` }),
    ]),
  ),
  'post /mailings': () => ({ path: '/mailings', body: { ...MAILING, key: randomUUID() } }),
  'post /mailings/:id/change': () => ({
    path: `/mailings/${randomBytes(12).toString('hex')}/change`,
    body: { ...MAILING, updatedAt: new Date().toISOString() },
  }),
  'post /mailings/:id/test': () => ({ path: `/mailings/${randomBytes(12).toString('hex')}/test`, body: {} }),
  'post /mailings/:id/send': () => ({
    path: `/mailings/${randomBytes(12).toString('hex')}/send`,
    body: { updatedAt: new Date().toISOString() },
  }),
  'post /mailings/:id/control': () => ({
    path: `/mailings/${randomBytes(12).toString('hex')}/control`,
    body: { act: 'pause' },
  }),
  'post /consents/look': () => ({ path: '/consents/look', body: {} }),
  'post /consents/choose': () => ({ path: '/consents/choose', body: { choices: { news: true } } }),
  'post /consents/unsubscribe': () => ({ path: '/consents/unsubscribe' }),
  'get /consents/unsubscribe': () => ({ path: '/consents/unsubscribe' }),
  'get /consents/:id/person': async () => ({
    path: `/consents/${(await makeAccount(setting.payload)).id}/person`,
  }),
  'post /consents/:id/set': async () => ({
    path: `/consents/${(await makeAccount(setting.payload)).id}/set`,
    body: { choices: { news: true } },
  }),
  'post /consents/:id/resume': async () => ({
    path: `/consents/${(await makeAccount(setting.payload)).id}/resume`,
  }),
  'get /groups/tree': () => ({ path: '/groups/tree' }),
  'get /groups/mine': () => ({ path: '/groups/mine' }),
  'get /groups/page/:slug': async () => ({ path: `/groups/page/${(await makeGroup()).slug}` }),
  'get /groups/requests': () => ({ path: '/groups/requests' }),
  'post /groups/requests/:id/decision': () => ({
    path: `/groups/requests/${NO_ID}/decision`,
    body: { status: 'accepted' },
  }),
  'get /groups/offices': () => ({ path: '/groups/offices' }),
  'post /groups/offices': () => ({ path: '/groups/offices', body: OFFICE }),
  'post /groups/offices/:id/change': () => ({ path: `/groups/offices/${NO_ID}/change`, body: OFFICE }),
  'post /groups/terms/:id/change': () => ({
    path: `/groups/terms/${NO_ID}/change`,
    body: { startsOn: '2026-01-01', endsOn: null },
  }),
  'get /groups/documents/:id/content': () => ({ path: `/groups/documents/${NO_ID}/content` }),
  'post /groups/documents/:id/remove': () => ({ path: `/groups/documents/${NO_ID}/remove` }),
  'post /groups': () => ({ path: '/groups', body: { name: randomUUID(), kind: 'committee' } }),
  'get /groups/:id/record': async () => ({ path: `/groups/${(await makeGroup()).id}/record` }),
  'post /groups/:id/change': async () => ({
    path: `/groups/${(await makeGroup()).id}/change`,
    body: { name: randomUUID(), kind: 'list' },
  }),
  'get /groups/:id/candidates': async () => ({
    path: `/groups/${(await makeGroup()).id}/candidates?q=Nyandeng`,
  }),
  'get /groups/:id/people': async () => ({ path: `/groups/${(await makeGroup()).id}/people` }),
  'get /groups/:id/people.csv': async () => ({ path: `/groups/${(await makeGroup()).id}/people.csv` }),
  'get /groups/:id/people.xlsx': async () => ({ path: `/groups/${(await makeGroup()).id}/people.xlsx` }),
  'post /groups/:id/people': async () => ({
    path: `/groups/${(await makeGroup()).id}/people`,
    body: { user: setting.world.stranger.id, startsOn: '2026-01-01', endsOn: null },
  }),
  'post /groups/:id/documents': async () => ({
    path: `/groups/${(await makeGroup()).id}/documents`,
    body: { name: 'Minutes', file: 'none' },
  }),
  'post /groups/:id/join': async () => ({ path: `/groups/${(await makeGroup()).id}/join`, body: {} }),
  'post /groups/:id/leave': async () => ({ path: `/groups/${(await makeGroup()).id}/leave` }),
  'get /tasks': () => ({ path: '/tasks' }),
  'post /tasks': () => ({
    path: '/tasks',
    body: { title: 'Call the printer', key: randomUUID() },
  }),
  'post /tasks/:id/change': () => ({
    path: `/tasks/${randomBytes(12).toString('hex')}/change`,
    body: { title: 'Call the printer', updatedAt: new Date().toISOString() },
  }),
  'post /tasks/:id/done': () => ({
    path: `/tasks/${randomBytes(12).toString('hex')}/done`,
    body: { isDone: true },
  }),
  'get /contact-messages/:id/thread': async () => ({
    path: `/contact-messages/${await makeMessage()}/thread`,
  }),
  'post /contact-messages/:id/claim': async () => ({
    path: `/contact-messages/${await makeMessage()}/claim`,
  }),
  'post /contact-messages/:id/spam': async () => ({
    path: `/contact-messages/${await makeMessage()}/spam`,
    body: { isSpam: true },
  }),
  'post /contact-messages/:id/notes': async () => ({
    path: `/contact-messages/${await makeMessage()}/notes`,
    body: { note: 'Ask Lado first.', key: randomUUID() },
  }),
  'get /contact-messages/:id/attachments/:file': async () => ({
    path: `/contact-messages/${await makeMessage()}/attachments/${randomBytes(12).toString('hex')}`,
  }),
  'get /outbox/:id/mail': async () => ({ path: `/outbox/${(await makeMail()).id}/mail` }),
  'post /outbox/:id/resend': async () => {
    const { id, updatedAt } = await makeMail()
    return { path: `/outbox/${id}/resend`, body: { updatedAt } }
  },
  'post /users/sign-up': () => ({
    path: '/users/sign-up',
    body: { fullName: 'Deng', email: newEmail(), password: GOOD_PASSWORD },
  }),
  'post /users/login': (who) => ({
    path: '/users/login',
    body: { email: account(who), password: GOOD_PASSWORD },
  }),
  'post /users/reauthenticate': () => ({ path: '/users/reauthenticate', body: { password: GOOD_PASSWORD } }),
  'post /users/login/factor': () => ({
    path: '/users/login/factor',
    body: { challenge: 'A'.repeat(43), code: '123456' },
  }),
  'post /users/password': () => ({
    path: '/users/password',
    body: { currentPassword: 'Wrong-password-1', newPassword: GOOD_PASSWORD },
  }),
  'post /users/password/first': () => ({
    path: '/users/password/first',
    body: { newPassword: GOOD_PASSWORD },
  }),
  'post /users/sso/proof': () => ({ path: '/users/sso/proof', body: { from: '/profile/security' } }),
  'delete /users/sso/identities/:id': async () => {
    const { id } = (await setting.payload.db.create({
      collection: 'identities',
      data: { user: setting.world.stranger.id, issuer: 'https://id.example.org', subject: randomUUID() },
    })) as { id: string }
    return { path: `/users/sso/identities/${id}` }
  },
  'post /users/email': () => ({
    path: '/users/email',
    body: { newEmail: newEmail(), password: GOOD_PASSWORD },
  }),
  'post /users/email/confirm': () => ({ path: '/users/email/confirm', body: { token: 'A'.repeat(43) } }),
  'post /users/factor/confirm': async (who) => {
    await setting.request(who, 'POST', '/users/factor')
    return { path: '/users/factor/confirm', body: { code: '000000' } }
  },
  'post /users/recover': (who) => ({ path: '/users/recover', body: { email: account(who) } }),
  'post /users/resend': (who) => ({ path: '/users/resend', body: { email: account(who) } }),
  'post /users/confirm': () => ({
    path: '/users/confirm',
    body: { token: 'a'.repeat(43), password: 'Bridge-over-the-Nile-1' },
  }),
  'post /users/set-password': () => ({
    path: '/users/set-password',
    body: { token: 'a'.repeat(43), password: GOOD_PASSWORD },
  }),
  'post /users/sign-out': () => ({ path: '/users/sign-out', body: { scope: 'others' } }),
  'delete /users/sessions/:id': async (who) => {
    const user = setting.accountOf(who)
    const further = user && (await startSession(setting.payload, user.id, 'a further device'))
    const found = further && (await findSession(setting.payload, further.token))
    return { path: `/users/sessions/${found?.id ?? 'none'}` }
  },
  'get /users/:id/account': () => ({ path: stranger('account') }),
  'get /users/:id/details': () => ({ path: stranger('details') }),
  'post /users/:id/details': () => ({ path: stranger('details'), body: {} }),
  ...Object.fromEntries(
    keysOf(PERSON_PARTS).map((part) => [
      `get /users/:id/part/${part}`,
      () => ({ path: stranger(`part/${part}`) }),
    ]),
  ),
  'post /users/:id/notes': () => ({
    path: stranger('notes'),
    body: { note: 'Prefers to be called.', key: randomUUID() },
  }),
  'post /users/:id/invitation': () => ({ path: stranger('invitation') }),
  'post /users/:id/address': async () => ({
    path: `/users/${(await makeEnteredPerson(setting.payload)).id}/address`,
    body: { email: newEmail(), reason: 'Said so at the counter.' },
  }),
  'post /users/:id/roles': () => ({
    path: stranger('roles'),
    body: { role: 'chapter_lead', region: 'other' },
  }),
  'delete /users/:id/roles/:role': () => ({ path: stranger('roles/chapter_lead') }),
  'post /users/:id/region': async () => {
    const region = REGION_OF.stranger
    await modelOf(setting.payload, 'profiles').updateOne(
      { user: setting.world.stranger.id },
      { $set: { region } },
    )
    return { path: stranger('region'), body: { region, was: region } }
  },
  'post /users/:id/lock': () => ({ path: stranger('lock'), body: {} }),
  'post /users/:id/unlock': () => ({ path: stranger('unlock') }),
  'post /users/:id/factor-reset': () => ({ path: stranger('factor-reset') }),
  'post /users/:id/confirmation': async () => {
    await modelOf(setting.payload, 'users').updateOne(
      { _id: setting.world.stranger.id },
      { $set: { emailVerifiedAt: null } },
    )
    return { path: stranger('confirmation') }
  },
  'post /users/:id/sign-out': () => ({ path: stranger('sign-out') }),
  'post /users/first-register': () => ({
    path: '/users/first-register',
    body: { email: newEmail(), password: GOOD_PASSWORD, roles: ['admin'] },
  }),
  'post /users/forgot-password': (who) => ({ path: '/users/forgot-password', body: { email: account(who) } }),
  'post /users/reset-password': () => ({
    path: '/users/reset-password',
    body: { token: 'a'.repeat(40), password: GOOD_PASSWORD },
  }),
  'post /users/verify/:id': () => ({ path: '/users/verify/some-token' }),
  'get /media/paste-url/:id?': () => ({ path: '/media/paste-url?src=http://127.0.0.1/' }),
  'get /payload-preferences/:key': () => ({ path: '/payload-preferences/nav' }),
  'post /payload-preferences/:key': () => ({
    path: '/payload-preferences/nav',
    body: { value: { open: true } },
  }),
  'delete /payload-preferences/:key': async (who) => {
    await setting.request(who, 'POST', '/payload-preferences/nav', { value: { open: true } })
    return { path: '/payload-preferences/nav' }
  },
}

/** Account deletion, another sign-in and sign-out end the session that the other tests need. */
const ENDING = ['post /users/leave', 'post /users/login', 'post /users/logout']
const endpoints = Object.entries(ENDPOINTS).sort(([a], [b]) => ENDING.indexOf(a) - ENDING.indexOf(b))

/** Undefined while a test prepares its data. */
let doing: string | undefined
let stopRecording: () => RecordedQuery[]
beforeAll(() => {
  stopRecording = recordQueries(setting.payload.db.connection.getClient(), () => doing)
})

/** Whether the table expects a refusal, which changes nothing. */
const isRefused = (expected: number | 'refused' | undefined): boolean =>
  expected === 'refused' || expected === 401 || expected === 403

describe.each(endpoints)('%s', (endpoint, answers) => {
  const [method = '', route = ''] = endpoint.split(' ')
  const makeCall = async (who: RoleTested): Promise<Call> => (await CALLS[endpoint]?.(who)) ?? { path: route }
  /** What changes nothing is asked for by several roles with the same data. */
  const isShared = CALLS[endpoint]?.length === 0
  const changesNothing = (who: RoleTested): boolean => method === 'get' || isRefused(answers[who])

  const isAnswered = async (who: RoleTested, { path, body, headers }: Call): Promise<string | false> => {
    const { status } = await setting.request(who, method.toUpperCase(), path, body, headers)
    const expected = answers[who]
    const isRight = expected === 'refused' ? [400, 401, 403, 404].includes(status) : status === expected
    return !isRight && `is answered ${status} for ${expected}`
  }

  // proves: C184
  it('answers each role as the table says', async () => {
    const together = isShared ? ROLES_TESTED.filter(changesNothing) : []
    const [first] = together
    doing = undefined
    const shared = first && (await makeCall(first))
    doing = endpoint
    const wrong = await wrongCells(async (who) => [shared && (await isAnswered(who, shared))], {
      roles: together,
      atOnce: true,
    })
    const others = ROLES_TESTED.filter((who) => !together.includes(who))
    wrong.push(
      ...(await wrongCells(
        async (who) => {
          doing = undefined
          const call = await makeCall(who)
          doing = endpoint
          return [await isAnswered(who, call)]
        },
        { roles: others },
      )),
    )
    expect(wrong).toEqual([])
  })
})

it('no endpoint, reading or writing, scans a collection that grows', async () => {
  const asked = stopRecording()
  expect(asked.length).toBeGreaterThan(500)
  const scans = (await findScans(setting.payload, asked)).filter((query) => !isAllowedScan(query))
  expect(scans.map(({ collection, shape, during }) => `${collection} ${shape} (${during})`).sort()).toEqual(
    [],
  )
})

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { idOf } from './accountId'
import { inDays, makeEvent } from './events'
import type { Account } from './fixtures'
import { apply } from './members'

const DAY = (daysFromNow: number): string => inDays(daysFromNow).slice(0, 10)

/** A part of the association with people and records of every kind that staff look after. */
export interface Branch {
  /** In every text of the branch, and nowhere else. */
  tag: string
  /** Texts that name somebody or something of the branch. */
  words: string[]
  /** Ids of its records, by the name that addresses of the API begin with. */
  ids: Record<string, string[]>
  group: string
  person: Account
}

interface Helpers {
  staff: Account
  makeMember: (application?: object) => Promise<Account>
  makeAccount: () => Promise<Account>
}

const send = async <Body = { id: string }>(
  api: APIRequestContext,
  path: string,
  data: object,
): Promise<Body> => {
  const answer = await api.post(`/api${path}`, { data })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Body
}

/** The entries of the journal that some invoices were booked by. */
const entriesOf = async (api: APIRequestContext, invoices: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for (let page = 1, pageCount = 1; page <= pageCount && found.length < invoices.length; page += 1) {
    const answer = (await (
      await api.get(`/api/ledger-entries/page?purpose=invoice&page=${page}`)
    ).json()) as {
      entries: { id: string; invoice: string | null }[]
      pageCount: number
    }
    pageCount = answer.pageCount
    found.push(
      ...answer.entries.filter(({ invoice }) => invoices.includes(invoice ?? '')).map(({ id }) => id),
    )
  }
  return found
}

/** Ids of the records of a collection that match, as staff read them. */
const idsOf = async (api: APIRequestContext, slug: string, where: string): Promise<string[]> => {
  const answer = await api.get(`/api/${slug}?limit=50&depth=0&${where}`)
  expect(answer.status(), slug).toBe(200)
  return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id)
}

/** A group of the branch that visitors do not see, with the person in it, one who asks, an office. */
const fillGroup = async (
  staff: APIRequestContext,
  tag: string,
  { member, asker }: { member: string; asker: Account },
): Promise<string> => {
  const facts = { name: `Committee ${tag}`, about: `Meets in ${tag}`, kind: 'committee', isPublic: true }
  const { id } = await send(staff, '/groups', facts)
  await send(staff, `/groups/${id}/people`, { user: member, startsOn: DAY(-1), endsOn: null })
  await send(asker.api, `/groups/${id}/join`, { note: `Please, ${tag}` })
  await send(staff, `/groups/${id}/change`, { ...facts, isPublic: false })
  const office = { title: `Chair of ${tag}`, group: id, user: member, name: `Abuk ${tag}`, startsOn: DAY(-1) }
  await send(staff, '/groups/offices', office)
  return id
}

/** What staff wrote about the branch and to it. */
const writeAbout = async (
  staff: APIRequestContext,
  tag: string,
  { id, email }: { id: string; email: string },
): Promise<Pick<Branch, 'ids'>> => {
  const key = randomUUID()
  await send(staff, `/users/${id}/notes`, { note: `Note on ${tag}`, key })
  const task = await send(staff, '/tasks', { title: `Call ${tag}`, person: id, key })
  const mailing = await send(staff, '/mailings', {
    subject: `To ${tag}`,
    kind: 'news',
    audience: { to: 'typed', emails: [email] },
    blocks: [{ type: 'paragraph', text: `Dear people of ${tag}` }],
    key,
  })
  const condition = { field: 'name', op: 'has', values: [tag] }
  const list = await send(staff, '/saved-lists', {
    name: `People of ${tag}`,
    isShared: false,
    definition: { subject: 'people', conditions: [condition] },
    key,
  })
  return { ids: { tasks: [task.id], mailings: [mailing.id], 'saved-lists': [list.id] } }
}

/** What the person of the branch sent to the association. */
const sendFrom = async (person: Account, tag: string, region: string): Promise<Pick<Branch, 'ids'>> => {
  const { api } = person
  await send(api, '/cpd-entries', {
    title: `Course in ${tag}`,
    kind: 'course',
    date: DAY(-2),
    hours: 2,
  })
  await send(api, '/contact-messages', {
    name: `Abuk ${tag}`,
    email: person.email,
    subject: `Question of ${tag}`,
    message: `About ${tag}`,
  })
  const opening = await send(api, '/job-openings', {
    title: `Inspector in ${tag}`,
    organisation: `Works of ${tag}`,
    place: `Town ${tag}`,
    region,
    kind: 'contract',
    description: `Inspects ${tag}`,
    applyTo: person.email,
    lastDay: DAY(20),
    key: randomUUID(),
  })
  await send(api, '/mentoring/request', {
    topics: `Bridges of ${tag}`,
    fields: ['structures'],
    region,
    languages: ['english'],
    ways: ['video'],
  })
  return { ids: { 'job-openings': [opening.id] } }
}

/**
 * Fills a branch over HTTP, whose texts all have a tag that nobody else has.
 * @param state one of the ten states, which says the region of its people
 */
export const fillBranch = async (
  { staff, makeMember, makeAccount }: Helpers,
  { state, region }: { state: string; region: string },
): Promise<Branch> => {
  const tag = `zq${randomUUID().slice(0, 8)}`
  const fullName = `Abuk ${tag}`
  const person = await makeMember({ state, fullName, signature: fullName, city: `Town ${tag}` })
  const asker = await makeMember({ state, fullName: `Bol ${tag}`, signature: `Bol ${tag}` })
  const applicant = await makeAccount()
  const application = await apply(applicant, {
    fullName: `Chol ${tag}`,
    signature: `Chol ${tag}`,
    state,
    currentEmployer: `Works of ${tag}`,
  })
  const [id, askerId, applicantId] = [await idOf(person), await idOf(asker), await idOf(applicant)]
  // what members read of each other is another matter than what staff read
  for (const { api } of [person, asker]) {
    const hidden = await api.patch('/api/profiles/me', {
      data: { isInDirectory: false, fullName, organization: `Works of ${tag}` },
    })
    expect(hidden.ok(), await hidden.text()).toBe(true)
  }
  const event = await makeEvent(staff.api, { title: `Lecture of ${tag}`, region, _status: 'draft' })
  const open = await makeEvent(staff.api)
  await send(person.api, `/events/${open.id}/registration`, {})
  const group = await fillGroup(staff.api, tag, { member: id, asker })
  const { ids: written } = await writeAbout(staff.api, tag, { id, email: person.email })
  const { ids: sent } = await sendFrom(person, tag, region)

  const ofUser = `where[user][equals]=${id}`
  const memberships = (await (
    await staff.api.get(`/api/memberships?depth=0&where[user][in]=${id},${askerId}`)
  ).json()) as { docs: { id: string; number: string }[] }
  const { invoices } = (await (await person.api.get('/api/invoices/mine')).json()) as {
    invoices: { id: string; number: string }[]
  }
  const ids: Branch['ids'] = {
    ...written,
    ...sent,
    users: [id, askerId, applicantId],
    memberships: memberships.docs.map((membership) => membership.id),
    numbers: memberships.docs.map(({ number }) => number),
    profiles: await idsOf(staff.api, 'profiles', `where[user][in]=${id},${askerId}`),
    applications: [application, ...(await idsOf(staff.api, 'applications', ofUser))],
    events: [event.id],
    registrations: await idsOf(staff.api, 'registrations', ofUser),
    'cpd-entries': await idsOf(staff.api, 'cpd-entries', ofUser),
    'contact-messages': await idsOf(
      staff.api,
      'contact-messages',
      `where[subject][equals]=${encodeURIComponent(`Question of ${tag}`)}`,
    ),
    outbox: await idsOf(staff.api, 'outbox', `where[to][equals]=${person.email}`),
    invoices: invoices.map((invoice) => invoice.id),
    'ledger-entries': await entriesOf(
      staff.api,
      invoices.map(({ number }) => number),
    ),
    groups: [group],
  }
  const named = [
    'Abuk',
    'Bol',
    'Chol',
    'Town',
    'Works of',
    'Lecture of',
    'Committee',
    'Chair of',
    'Inspector in',
  ]
  const words = [
    tag,
    ...named.map((name) => `${name} ${tag}`),
    ...[person, asker, applicant].map(({ email }) => email),
    ...(ids.numbers ?? []),
  ]
  return { tag, words, ids, group, person }
}

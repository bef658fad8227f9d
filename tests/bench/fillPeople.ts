import { randomBytes } from 'node:crypto'
import { MongoClient, ObjectId } from 'mongodb'

const PUBLICATIONS = 10_000
const EVENTS = 2_000

const FIRST = [
  'Ayen',
  'Deng',
  'Achol',
  'Moses',
  'Nyakim',
  'Gatluak',
  'Peter',
  'Mary',
  'Santino',
  'Adut',
  'محمد',
  'Grace',
]
const LAST = [
  'Ajak',
  'Lado',
  'Majok',
  'Ruot',
  'Tombe',
  'Keji',
  'Kuol',
  'Kenyi',
  'Biar',
  'أحمد',
  'Akuein',
  'Wol',
]
const WORKS = [
  'Roads Partnership',
  'Water Works',
  'Consulting',
  'Testing Laboratory',
  'Flood Protection',
  'University of Juba',
]
const FIELDS = [
  'Bridges',
  'Unpaved roads',
  'Urban drainage',
  'Boreholes',
  'Dykes and earthworks',
  'Concrete',
  'Surveying',
]
export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other']
const GRADES = ['student', 'graduate', 'associate', 'professional', 'fellow']

const DAY_MS = 24 * 60 * 60_000

/** Every twentieth membership: who had it has no role of members. */
const hasExpired = (place: number): boolean => place % 20 === 0

/** An item of a list, in turns. */
export const of = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % items.length]

/** Fills the database with members, a payment for each, and a registration and an invoice for every second one. */
export const fillPeople = async (uri: string, members: number): Promise<void> => {
  const client = await MongoClient.connect(uri)
  const db = client.db()
  const stamps = { createdAt: new Date(), updatedAt: new Date(Date.now() - 60_000) }
  const insert = async (
    collection: string,
    count: number,
    make: (place: number) => object,
  ): Promise<void> => {
    for (let start = 0; start < count; start += 5000) {
      await db.collection(collection).insertMany(
        Array.from({ length: Math.min(5000, count - start) }, (_, step) => ({
          ...make(start + step),
          ...stamps,
        })),
        { ordered: false },
      )
    }
  }
  const users = Array.from({ length: members }, () => new ObjectId())
  const events = Array.from({ length: EVENTS }, () => new ObjectId())
  await insert('users', members, (place) => ({
    _id: of(users, place),
    email: `${place}@bench.example.org`,
    emailVerifiedAt: new Date(0),
    emailProvedAt: new Date(0),
  }))
  await insert('registrations', members / 2, (place) => ({
    user: of(users, place * 2),
    event: of(events, place),
    confirmationQueuedAt: new Date(0), // or the server would write thousands of mails while it is measured
  }))
  await insert('invoices', members / 2, (place) => ({
    user: of(users, place * 2),
    number: `BENCH-${place}`,
    reference: randomBytes(10).toString('hex'),
    key: `bench:${place}`,
    // every tenth is due and open
    status: place % 10 === 0 ? 'open' : 'paid',
    recipient: { name: 'Bench', email: 'bench@example.org' },
    purpose: 'renewal',
    currency: 'USD',
    totalMinor: 5_000,
    openMinor: place % 10 === 0 ? 5_000 : 0,
    issuedAt: new Date(Date.now() - 90 * DAY_MS),
    dueAt: new Date(Date.now() - 10 * DAY_MS),
  }))
  await insert('payments', members, (place) => ({
    user: of(users, place),
    key: `bench:${place}`,
    status: 'confirmed',
    method: place % 3 ? 'cash' : 'card',
    amountMinor: 5_000,
    currency: 'USD',
    paidAt: new Date(Date.now() - (place % 900) * DAY_MS),
    receiptNumber: `BENCH-${place}`,
  }))
  await insert('memberships', members, (place) => ({
    user: of(users, place),
    number: `BENCH-${place}`,
    grade: of(GRADES, place * 3),
    startedAt: new Date(0),
    expiresAt: new Date(hasExpired(place) ? 0 : '2099-01-01'),
    registeredName: `Member ${place}`,
    // by this version: nothing is carried over at a start
    revision: 0,
  }))
  // after the memberships, which they must agree with whenever the server compares them
  await insert('roles', members, (place) => ({
    user: of(users, place),
    role: hasExpired(place) ? 'editor' : 'member',
  }))
  await insert('roles', members / 100, (place) => ({ user: of(users, place * 100), role: 'chapter_lead' }))
  await insert('profiles', members, (place) => ({
    user: of(users, place),
    email: `${place}@example.org`,
    fullName: `${of(FIRST, place)} ${of(LAST, place * 7 + 3)} ${of(LAST, place * 5)} ${randomBytes(3).toString('hex')}`,
    professionalTitle: `${of(FIELDS, place * 3)} Engineer`,
    organization: `${of(LAST, place)} ${of(WORKS, place * 11)}`,
    specialization: of(FIELDS, place),
    region: of(REGIONS, place),
    membershipType: of(GRADES, place * 3),
    bio: 'Keeps roads open, or says honestly when they are closed. '.repeat(4),
    joinedAt: new Date(Date.now() - place * 60_000),
    isListedPublicly: place % 2 === 0,
    hiddenFields: place % 10 === 0 ? ['organization'] : [],
  }))
  await insert('publications', PUBLICATIONS, (place) => ({
    title: `${of(FIELDS, place)} in ${of(LAST, place)} County, part ${place}`,
    slug: `bench-${place}`,
    category: 'videos',
    publishedDate: new Date(place * 1e8),
    _status: 'published',
  }))
  await insert('events', EVENTS, (place) => ({
    _id: of(events, place),
    title: `${of(FIELDS, place)} workshop ${place}`,
    slug: `bench-${place}`,
    eventDate: new Date(Date.now() + (place - EVENTS / 2) * 1e7),
    location: 'Juba',
    _status: 'published',
  }))
  await client.close()
}

import { type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'

const BATCH = 5_000
const DAY_MS = 86_400_000
const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other']
const GRADES = ['student', 'graduate', 'professional', 'fellow']

const oneOf = (values: readonly string[], place: number): string => values[place % values.length] ?? ''

/** Stores documents past Payload, which would take hours. @param make a document by its place */
const insertMany = async (
  payload: Payload,
  slug: CollectionSlug,
  count: number,
  make: (place: number) => Document,
): Promise<void> => {
  const { collection } = modelOf(payload, slug)
  for (let start = 0; start < count; start += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, count - start) }, (_, place) => {
      const at = new Date(Date.now() - ((start + place) % 900) * DAY_MS)
      return { createdAt: at, updatedAt: at, ...make(start + place) }
    })
    await collection.insertMany(documents, { ordered: false, ...NO_DEADLINE })
  }
}

/**
 * Fills the collections that grow most.
 * @param people 50,000 with 20,000 applications, 10,000 publications and 200,000 payments is what the product is built
 *   for; the others keep their share. Source: issue 14, part 2
 */
export const fillDatabase = async (payload: Payload, people: number): Promise<void> => {
  const users = Array.from({ length: people }, () => new ObjectId())
  const ago = (place: number): Date => new Date(Date.now() - (place % 700) * DAY_MS)
  await insertMany(payload, 'users', users.length, (place) => ({
    _id: users[place],
    email: `filled${place}@example.org`,
    emailVerifiedAt: ago(place),
    emailProvedAt: ago(place),
  }))
  await insertMany(payload, 'profiles', users.length, (place) => ({
    user: users[place],
    fullName: `Deng Person ${place}`,
    email: `filled${place}@example.org`,
    organization: `Company ${place}`,
    region: oneOf(REGIONS, place),
    joinedAt: ago(place),
  }))
  await insertMany(payload, 'memberships', users.length, (place) => ({
    user: users[place],
    number: `ACE-2025-${1_000_000 + place}`,
    grade: oneOf(GRADES, place),
    startedAt: ago(place),
    expiresAt: new Date(Date.now() + (place % 350) * DAY_MS),
  }))
  await insertMany(payload, 'applications', 0.4 * people, (place) => ({
    user: users[place],
    fullName: `Deng Person ${place}`,
    email: `filled${place}@example.org`,
    status: oneOf(['approved', 'rejected'], place),
    membershipType: oneOf(GRADES, place),
    region: oneOf(REGIONS, place),
    reviewedAt: ago(place),
  }))
  await insertMany(payload, 'publications', 0.2 * people, (place) => ({
    title: `Bridge ${place}`,
    slug: `filled-${place}`,
    category: 'standards',
    publishedDate: ago(place),
    _status: 'published',
  }))
  await insertMany(payload, 'payments', 4 * people, (place) => ({
    key: `filled-${place}`,
    user: users[place % users.length],
    status: 'confirmed',
    method: oneOf(['cash', 'bankTransfer', 'card'], place),
    amountMinor: 1_000 + (place % 90),
    currency: oneOf(['SSP', 'USD'], place),
    paidAt: ago(place),
  }))
}

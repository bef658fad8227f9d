import type { Connection } from 'mongoose'
import type { CollectionSlug, Payload } from 'payload'

type Model = Payload['db']['collections'][string]

/**
 * The mongoose model of a collection, for the atomic operators that Payload's own operations do not offer.
 * The caller decides access first.
 */
export const modelOf = (payload: Payload, slug: CollectionSlug): Model => {
  const model = payload.db.collections[slug]
  if (!model) throw new Error(`There is no collection "${slug}"`)
  return model
}

/** The connection of the database adapter, which Payload's types do not show. */
export const connectionOf = ({ db }: Pick<Payload, 'db'>): Connection =>
  (db as unknown as { connection: Connection }).connection

/**
 * Whether an error is the database's refusal of a second document with the same unique key, raw or as Payload
 * tells it.
 */
export const isDuplicateKey = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 11000) return true
  if (!('data' in error)) return false
  const { errors } = error.data as { errors?: { message?: string }[] }
  return errors?.some(({ message }) => message === 'Value must be unique') ?? false
}

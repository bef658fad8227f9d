import { type CollectionSlug, type Payload, type SanitizedCollectionConfig, createLocalReq } from 'payload'
import { readStored } from '../recordsRepository'
import { type FoundUse, MAX_FOUND, countUsesIn, findUsesIn } from './usesRepository'
import type { CountedUse, Use, Uses } from './uses.schema'

/** The path of a record's page on the site, from the button that previews it; undefined where it has no page. */
const addressOf = async (
  payload: Payload,
  collection: CollectionSlug,
  record: Record<string, unknown>,
): Promise<string | undefined> => {
  const { preview } = payload.collections[collection].config.admin
  const path = await preview?.(record, { locale: '', req: await createLocalReq({}, payload), token: null })
  return path ? path.split(/[?#]/)[0] : undefined
}

/** Whether staff see a collection's records: others belong to the server, and are removed with what they are about. */
const isShown = ({ admin, slug }: SanitizedCollectionConfig): boolean =>
  admin.hidden !== true && !slug.startsWith('payload-')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One entry for a record, however often and in whichever version it names the other. */
const merged = (found: readonly FoundUse[]): FoundUse[] => {
  const byId = new Map<string, FoundUse>()
  for (const use of found) {
    const known = byId.get(use.id)
    byId.set(
      use.id,
      known
        ? { ...known, isDraft: known.isDraft && use.isDraft, by: known.by === 'record' ? 'record' : use.by }
        : use,
    )
  }
  return [...byId.values()]
}

/**
 * Where a record is used: the records and globals of the site's content that name it or lead to its page, drafts and
 * the trash included, and how many records of people name it. What to look through is read from the configuration.
 * Of versions, the latest alone counts.
 */
export const findUses = async (payload: Payload, collection: CollectionSlug, id: string): Promise<Uses> => {
  const stored = await readStored(payload, collection, id)
  const record = {
    collection,
    id,
    address: stored ? await addressOf(payload, collection, stored) : undefined,
  }
  const shown = payload.config.collections.filter(isShown)
  const kindOf = ({ labels, slug }: SanitizedCollectionConfig): string => textOf(labels.singular) || slug
  const inCollections = shown
    .filter(({ trash }) => trash)
    .map(async (config) => {
      const titleField = config.admin.useAsTitle
      const { found, isPartial } = await findUsesIn(
        payload,
        { collection: config.slug },
        config.flattenedFields,
        record,
        titleField,
      )
      const others = merged(found).filter((use) => config.slug !== collection || use.id !== id)
      return {
        isPartial,
        uses: others.map(({ id: user, title, ...use }): Use => ({
          kind: kindOf(config),
          title: textOf(title) || 'Without a name',
          href: `/cms/collections/${config.slug}/${use.isInTrash ? 'trash/' : ''}${user}`,
          ...use,
        })),
      }
    })
  const inGlobals = payload.config.globals.map(async ({ slug, label, flattenedFields }) => {
    const { found, isPartial } = await findUsesIn(payload, { global: slug }, flattenedFields, record)
    return {
      isPartial,
      uses: merged(found).map(({ id: _, title: __, ...use }): Use => ({
        kind: 'Site content',
        title: textOf(label) || slug,
        href: `/cms/globals/${slug}`,
        ...use,
      })),
    }
  })
  const inPeople = shown
    .filter(({ trash }) => !trash)
    .map(async ({ slug, labels, flattenedFields }): Promise<CountedUse> => ({
      kind: textOf(labels.plural) || slug,
      count: await countUsesIn(payload, slug, flattenedFields, record),
    }))
  const results = await Promise.all([...inCollections, ...inGlobals])
  const uses = results.flatMap((result) => result.uses)
  return {
    uses: uses.slice(0, MAX_FOUND),
    counted: (await Promise.all(inPeople)).filter(({ count }) => count > 0),
    isPartial: uses.length > MAX_FOUND || results.some(({ isPartial }) => isPartial),
  }
}

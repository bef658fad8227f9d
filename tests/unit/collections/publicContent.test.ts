import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPublicContent } from '../../../domain/content'
import { moveVersion, moveVersionAfterDelete } from '../../../hooks/contentHooks'
import { moveGlobalVersion } from '../../../hooks/globalHooks'

let config: SanitizedConfig

beforeAll(async () => {
  config = await (await import('../../../payload.config')).default
})

/** The collections or globals that a visitor may read, in whole or in part. */
const readByVisitors = async (
  entities: (SanitizedCollectionConfig | SanitizedGlobalConfig)[],
): Promise<string[]> => {
  const req = { user: null, query: {}, context: {} } as never
  const found = await Promise.all(
    entities.map(async ({ slug, access }) => ((await access.read({ req })) === false ? [] : [slug])),
  )
  return found.flat()
}

const slugsOf = (entities: { slug: string }[]): string[] => entities.map(({ slug }) => slug)

describe('the content that visitors can read', () => {
  it('is declared as public content by its collection, and nothing else is', async () => {
    const declared = slugsOf(config.collections.filter(isPublicContent))
    expect(declared).toEqual(await readByVisitors(config.collections))
    expect(declared).toContain('news')
  })

  it('is declared as public content by its global, and nothing else is', async () => {
    const declared = slugsOf(config.globals.filter(isPublicContent))
    expect(declared).toEqual(await readByVisitors(config.globals))
    expect(declared).toContain('home')
  })

  it('changes the content version when it changes or is deleted', () => {
    for (const { hooks, slug } of config.collections.filter(isPublicContent)) {
      expect(hooks.afterChange, slug).toContain(moveVersion)
      expect(hooks.afterDelete, slug).toContain(moveVersionAfterDelete)
    }
    for (const { hooks, slug } of config.globals.filter(isPublicContent))
      expect(hooks.afterChange, slug).toContain(moveGlobalVersion)
  })
})

import type { GlobalSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { GLOBALS } from './collectionsTable'
import { ROLES_TESTED, type Scope } from './rows'
import { isRefusal, setUp } from './setUp'

const setting = setUp()

describe.each(Object.entries(GLOBALS))('the global %s', (slug, rules) => {
  const contentOf = (word: string): object => {
    if (slug === 'staff-settings') return { notificationEmail: `${word}@example.org` }
    if (slug === 'payment-settings') return { cashPlaces: word }
    return slug === 'navigation' ? { footer: [{ title: word }] } : { description: word }
  }
  const hasDrafts = (): boolean =>
    Boolean(setting.payload.globals.config.find((config) => config.slug === slug)?.versions?.drafts)
  const save = (word: string, isDraft: boolean): Promise<unknown> =>
    setting.payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: { ...contentOf(word), ...(hasDrafts() && { _status: isDraft ? 'draft' : 'published' }) } as never,
      draft: isDraft,
      overrideAccess: true, // the test prepares its data
    })
  const canRead = (scope: Scope, word: string): boolean =>
    scope === 'all' || (scope === 'published' && word === 'published')

  it.each(ROLES_TESTED)('can be read by %s as the table says', async (who) => {
    await save('published', false)
    if (hasDrafts()) await save('drafted', true)
    for (const [query, word] of [
      ['', 'published'],
      ['?draft=true', hasDrafts() && rules.read[who] === 'all' ? 'drafted' : 'published'],
    ] as const) {
      const response = await setting.request(who, 'GET', `/globals/${slug}${query}`)
      const body = await response.text()
      expect(response.ok && body.includes(word), query).toBe(canRead(rules.read[who], word))
      if (word === 'published') expect(body).not.toContain('drafted')
      if (who !== 'admin' && who !== 'auditor') expect(body).not.toContain('updatedBy')
    }
  })

  it.each(ROLES_TESTED)('can be changed by %s as the table says, and shows its versions', async (who) => {
    await save('published', false)
    const response = await setting.request(who, 'POST', `/globals/${slug}`, contentOf('changed'))
    const isAllowed = rules.update[who] === 'all'
    expect(response.ok).toBe(isAllowed)
    if (!isAllowed) expect(isRefusal(response)).toBe(true)
    const now = JSON.stringify(
      await setting.payload.findGlobal({ slug: slug as GlobalSlug, overrideAccess: true }),
    ) // the test checks the result
    expect(now.includes('changed')).toBe(isAllowed)
    const { docs } = await setting.payload.findGlobalVersions({
      slug: slug as GlobalSlug,
      overrideAccess: true, // the test checks the result
    })
    for (const path of ['', `/${docs[0]?.id}`]) {
      expect((await setting.request(who, 'GET', `/globals/${slug}/versions${path}`)).ok).toBe(
        rules.readVersions[who] === 'all',
      )
    }
    expect((await setting.request(who, 'POST', `/globals/${slug}/versions/${docs[0]?.id}`)).ok).toBe(
      isAllowed,
    )
  })
})

import type { Payload } from 'payload'
import { chapters } from './content/chapters'
import { divisions } from './content/divisions'
import { CONFERENCE_SLUG, events } from './content/events'
import { faqs } from './content/faqs'
import { home } from './content/home'
import { navigation } from './content/navigation'
import { news } from './content/news'
import { officers } from './content/officers'
import { pages } from './content/pages'
import { policies } from './content/policies'
import { FEATURED_PUBLICATIONS } from './content/publications'
import { siteSettings } from './content/siteSettings'
import { type Created, createIfAbsent, findIdBySlug, updateGlobalIfAbsent } from './createIfAbsent'
import { provideEvent } from './provideEvent'
import { seedPublications } from './seedPublications'
import { createToRichText } from './toRichText'

/**
 * The texts, publications and events of every fresh installation.
 * @param today the date around which the events take place
 */
export const seedContent = async (payload: Payload, created: Created, today: Date): Promise<void> => {
  const text = await createToRichText(payload)
  await updateGlobalIfAbsent(payload, created, 'site-settings', siteSettings)
  await updateGlobalIfAbsent(payload, created, 'navigation', navigation)
  for (const division of divisions(text)) await createIfAbsent(payload, created, 'divisions', division)
  for (const chapter of chapters) await createIfAbsent(payload, created, 'chapters', chapter)
  for (const officer of officers) await createIfAbsent(payload, created, 'officers', officer)
  for (const item of news(text, today)) await createIfAbsent(payload, created, 'news', item)
  for (const faq of faqs(text)) await createIfAbsent(payload, created, 'faqs', faq)
  for (const policy of policies(text)) await createIfAbsent(payload, created, 'policies', policy)
  for (const page of pages(text)) await createIfAbsent(payload, created, 'pages', page)
  for (const event of events(today)) await provideEvent(payload, created, event)
  await seedPublications(payload, created)
  const featured = await Promise.all(
    FEATURED_PUBLICATIONS.map((slug) => findIdBySlug(payload, 'publications', slug)),
  )
  await updateGlobalIfAbsent(payload, created, 'home', {
    ...home(today),
    publications: featured.filter((id) => id !== undefined),
    event: await findIdBySlug(payload, 'events', CONFERENCE_SLUG),
  })
}

import config from '@payload-config'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

/** The content of the home page, asked for as the project's own page asks, rendered per request in the usual way. */
const Page = async () => {
  const payload = await getPayload({ config })
  const asVisitor = { overrideAccess: false, depth: 0 }
  const now = new Date().toISOString()
  const [settings, navigation, divisions, home, events, publications] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', ...asVisitor }),
    payload.findGlobal({ slug: 'navigation', ...asVisitor }),
    payload.find({ collection: 'divisions', sort: 'order', limit: 50, ...asVisitor }),
    payload.findGlobal({ slug: 'home', overrideAccess: false, depth: 1 }),
    payload.find({
      collection: 'events',
      where: { eventDate: { greater_than: now } },
      sort: 'eventDate',
      limit: 3,
      ...asVisitor,
    }),
    payload.find({
      collection: 'publications',
      sort: '-publishedDate',
      limit: 3,
      overrideAccess: false,
      depth: 1,
    }),
  ])
  return (
    <>
      <header>
        <a href="/">{settings.name}</a>
        <nav>
          {navigation.menus?.map((menu) => (
            <div key={menu.id}>
              {menu.label}
              <ul>
                {menu.links?.map((link) => (
                  <li key={link.id}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ul>
            {divisions.docs.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/divisions/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <h1>{home.hero?.headlines?.[0]?.text}</h1>
        <p>{home.hero?.text}</p>
        <h2>About</h2>
        <p>{home.about?.mission}</p>
        <p>{home.about?.vision}</p>
        <ul>
          {home.about?.values?.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h2>Publications</h2>
        {publications.docs.map(({ id, title, description }) => (
          <article key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
        <h2>Events</h2>
        {events.docs.map(({ id, title, description, location }) => (
          <article key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
            <p>{location}</p>
          </article>
        ))}
        <ul>
          {home.objectives?.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer>
        {navigation.footer?.map((column) => (
          <ul key={column.id}>
            {column.links?.map((link) => (
              <li key={link.id}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        ))}
      </footer>
    </>
  )
}

export default Page

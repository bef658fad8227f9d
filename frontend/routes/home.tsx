import { Suspense, lazy } from 'react'
import { Banner } from '../features/content/home/Banner'
import { Hero } from '../features/content/home/Hero'
import { homeQuery } from '../features/content/home/homeQuery'
import { type App, useApp } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'
import { useLoaded } from '../lib/useLoaded'

const importLower = () => import('./LowerHome')

/**
 * On the server at once; in the browser after the hero, which can be used meanwhile: what the server rendered
 * stays.
 */
const LowerHome = import.meta.env.SSR
  ? (await importLower()).LowerHome
  : lazy(async () => ({ default: (await importLower()).LowerHome }))

export const loader = (app: App) => async (): Promise<PageData> => {
  const [home, { loadLowerHome }] = await Promise.all([app.queryClient.query(homeQuery(app)), importLower()])
  await loadLowerHome(app, home)
  return { head: { description: home.description ?? undefined, canonical: paths.home.build() } }
}

export const Component = () => {
  const app = useApp()
  const home = useLoaded(homeQuery(app))
  return (
    <>
      <Hero hero={home.hero ?? {}} />
      {home.banner && <Banner banner={home.banner} now={app.renderedAt} />}
      <Suspense>
        <LowerHome />
      </Suspense>
    </>
  )
}

import './styles/main.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type RouteObject, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { SiteChrome } from '../domain/content/siteChrome/siteChrome.schema'
import { AppTree } from './AppTree'
import { createApiClient } from './lib/apiClient'
import type { App } from './lib/app'
import { type PageState, STATE_ELEMENT_ID, restoreAnswers } from './lib/pageState'
import { createQueryClient } from './lib/queryClient'
import { siteChromeQuery } from './lib/siteChrome'
import { isPreview } from './lib/isPreview'
import { loadStyles } from './lib/loadStyles'
import { quietCutFades } from './lib/quietCutFades'
import { reloadOnMissingChunk } from './lib/reloadOnMissingChunk'
import { paths } from './paths'
import { createRoutes } from './routes'

/** Whether an address is one of the desk, whose routes visitors do not load. */
const isDesk = (pathname: string): boolean =>
  pathname === paths.admin.path || pathname.startsWith(`${paths.admin.path}/`)

/** Loads what the first page needs before hydration, which must not wait in the middle. */
const loadMatched = (routes: RouteObject[]): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const module = await route.lazy()
      if (!module.Component)
        throw new Error('The page’s script cannot be had: what the server rendered stays')
      Object.assign(route, module, { lazy: undefined })
    }),
  )

/** The site chrome that the page was rendered with. */
const loadSiteChrome = async (app: App, { siteChrome, renderedAt }: PageState): Promise<void> => {
  if (!siteChrome) return
  const module = (await import(/* @vite-ignore */ siteChrome)) as { default: SiteChrome }
  app.queryClient.setQueryData(siteChromeQuery(app).queryKey, module.default, { updatedAt: renderedAt })
}

const start = async (): Promise<void> => {
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? ''
  const state = JSON.parse(stateText) as PageState
  const app: App = {
    queryClient: createQueryClient({ isServer: false }),
    api: createApiClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' })),
    siteUrl: state.siteUrl,
    renderedAt: state.renderedAt,
    isPreview: isPreview(location),
    sentForm: state.sentForm,
  }
  restoreAnswers(app.queryClient, state)
  const desk = isDesk(location.pathname) ? await import('./deskRoutes') : undefined
  const routes = createRoutes(() => app, desk?.makeDesk)
  await Promise.all([loadMatched(routes), loadStyles(state.assets.laterStyles), loadSiteChrome(app, state)])
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document,
      <AppTree app={app} assets={state.assets} stateText={stateText}>
        <RouterProvider router={router} />
      </AppTree>,
    )
  })
}

reloadOnMissingChunk()
quietCutFades()
void start()

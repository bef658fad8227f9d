import './styles/main.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type RouteObject, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom'
import { AppTree } from './AppTree'
import { createApiClient } from './lib/apiClient'
import type { App } from './lib/app'
import { type PageState, STATE_ELEMENT_ID, restoreAnswers } from './lib/pageState'
import { createQueryClient } from './lib/queryClient'
import { isPreview } from './lib/isPreview'
import { loadStyles } from './lib/loadStyles'
import { reloadOnMissingChunk } from './lib/reloadOnMissingChunk'
import { createRoutes } from './routes'

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
  const routes = createRoutes(() => app)
  await Promise.all([loadMatched(routes), loadStyles(state.assets.laterStyles)])
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
void start()

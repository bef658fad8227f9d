import { Suspense, lazy } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { Layout } from '../components/layout/Layout'
import { OfflineHost } from '../features/content/offline/OfflineHost'
import { PaletteHost } from '../features/content/search/PaletteHost'
import { type App, useApp } from '../lib/app'
import { paths } from '../paths'
import { siteChromeQuery } from '../lib/siteChrome'
import { sessionQuery } from '../lib/session/sessionQuery'

/** The site chrome and the session: what header and footer need. */
export const loader = (app: App) => async () => {
  await Promise.all([app.queryClient.query(siteChromeQuery(app)), app.queryClient.query(sessionQuery(app))])
  return null
}

/** For staff who write: visitors do not load it. */
const LivePreview = lazy(async () => ({
  default: (await import('../components/layout/LivePreview')).LivePreview,
}))

const loadPalette = async () => (await import('../features/content/search/Palette')).Palette
/** Records and commands, for staff: visitors do not load it. */
const loadDeskPalette = async () => (await import('./admin/desk/DeskPalette')).DeskPalette

export const Component = () => {
  const { isPreview } = useApp()
  const isDesk = useMatch(`${paths.admin.path}/*`) !== null
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <PaletteHost load={isDesk ? loadDeskPalette : loadPalette} />
      <OfflineHost />
      {isPreview && (
        <Suspense>
          <LivePreview />
        </Suspense>
      )}
    </>
  )
}

/** Without header and footer, which are what failed. */
export const ErrorBoundary = () => (
  <main className="grid place-content-center p-6">
    <title>Something went wrong</title>
    <h1 className="text-3xl">This page could not be shown</h1>
    <p className="mt-4 text-lg text-ink-soft">
      Something went wrong on our side, or the connection was lost.
    </p>
    <p className="mt-7">
      <a href="" className="btn btn-main">
        Try Again
      </a>
    </p>
  </main>
)

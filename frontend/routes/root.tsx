import { Outlet } from 'react-router-dom'
import { Layout } from '../components/layout/Layout'
import { OfflineHost } from '../features/offline/OfflineHost'
import { PaletteHost } from '../features/search/PaletteHost'
import type { App } from '../lib/app'
import { frameQuery } from '../lib/frame'
import { sessionQuery } from '../lib/session/sessionQuery'
import { useLivePreview } from '../lib/useLivePreview'

/** The frame and the session: what header and footer need. */
export const loader = (app: App) => async () => {
  await Promise.all([app.queryClient.query(frameQuery(app)), app.queryClient.query(sessionQuery(app))])
  return null
}

export const Component = () => {
  useLivePreview()
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <PaletteHost />
      <OfflineHost />
    </>
  )
}

/** Without header and footer, which are what failed. */
export const ErrorBoundary = () => (
  <main className="grid place-content-center p-6">
    <title>Something went wrong</title>
    <h1 className="text-3xl">This page could not be shown</h1>
    <p className="mt-4 text-lg text-ink-soft">Something went wrong on our side, or the connection was lost.</p>
    <p className="mt-7">
      <a href="" className="btn btn-main">
        Try Again
      </a>
    </p>
  </main>
)

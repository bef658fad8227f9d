import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { SentForm } from '../../platform/plainForm.schema'
import type { ApiClient } from './apiClient'

/** The inner markup of what header and footer show to every visitor. */
export interface KeptChrome {
  header: string
  footerGroups: string
}

/** What loaders and components share: made once in the browser, once a request on the server. */
export interface App {
  queryClient: QueryClient
  api: ApiClient
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  /** When the first page was made, in milliseconds: both sides must show the same time of day while hydrating. */
  renderedAt: number
  /** Whether the panel shows the site with its newest drafts, to those who may read them. */
  isPreview: boolean
  /** A form that was sent without JavaScript and came back: for the first page, until it is shown. */
  sentForm?: SentForm
  /** On the server: from an earlier page with the same site chrome, and put in as it is. */
  keptChrome?: KeptChrome
}

export const AppContext = createContext<App | null>(null)

/** The application's API client and query client. */
export const useApp = (): App => {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}

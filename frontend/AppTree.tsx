import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as JotaiProvider, createStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Document, type DocumentProps } from './components/layout/Document'
import { type App, AppContext } from './lib/app'

export interface AppTreeProps extends Omit<DocumentProps, 'children'> {
  app: App
  /** The router: the same place in the tree on both sides, so that generated ids agree. */
  children: ReactNode
}

/** What both entries render. */
export const AppTree = ({ app, children, ...document }: AppTreeProps) => {
  const [store] = useState(createStore)
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        <JotaiProvider store={store}>
          <Document {...document}>{children}</Document>
        </JotaiProvider>
      </QueryClientProvider>
    </AppContext>
  )
}

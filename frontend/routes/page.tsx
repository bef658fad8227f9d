import type { LoaderFunctionArgs } from 'react-router-dom'
import { BlockPage } from '../features/content/pages/BlockPage'
import { type BlockPageData, loadPage } from '../features/content/pages/loadPage'
import type { App } from '../lib/app'

/** Every address that no other route answers: a page that staff built, or nothing. */
export const loader =
  (app: App) =>
  ({ request, params }: LoaderFunctionArgs): Promise<BlockPageData> =>
    loadPage(app, request, (params['*'] ?? '').replace(/\/+$/, ''))

export const Component = () => <BlockPage />

import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMoney } from '../../../../collections/access/policies.schema'
import { TransfersPanel } from '../../../features/money/transfers/TransfersPanel'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMoney)
    return { head: { title: 'Transfers', canonical: deskPaths.transfers.build() } }
  }

export const Component = () => <TransfersPanel />

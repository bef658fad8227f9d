import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMoney } from '../../../../collections/access/policies.schema'
import { ArrearsReport } from '../../../features/money/ledger/ArrearsReport'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMoney)
    return { head: { title: 'Arrears', canonical: deskPaths.arrears.build() } }
  }

export const Component = () => <ArrearsReport />

import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMoney } from '../../../../collections/access/policies.schema'
import { AgreementPanel } from '../../../features/money/agreement/AgreementPanel'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMoney)
    return { head: { title: 'Does It Agree?', canonical: deskPaths.agreement.build() } }
  }

export const Component = () => <AgreementPanel />

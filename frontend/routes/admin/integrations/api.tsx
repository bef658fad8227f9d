import type { LoaderFunctionArgs } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import { ApiDescriptionView } from '../../../features/integrations/api/ApiDescriptionView'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

/** The API for other programs, in words. Source: issue 13, part 9. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (user) => hasRight(user, 'site'))
    return { head: { title: 'API', canonical: deskPaths.apiDescription.build() } }
  }

export const Component = () => <ApiDescriptionView />

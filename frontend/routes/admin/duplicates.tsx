import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { DuplicatesPanel } from '../../features/people/personMerges/DuplicatesPanel'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    return { head: { title: 'Possible Duplicates', canonical: deskPaths.duplicates.build() } }
  }

export const Component = () => <DuplicatesPanel />

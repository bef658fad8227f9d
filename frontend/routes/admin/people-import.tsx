import type { LoaderFunctionArgs } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { PeopleImportPanel } from '../../features/people/peopleImports/PeopleImportPanel'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    return { head: { title: 'Import of People', canonical: deskPaths.peopleImport.build() } }
  }

export const Component = () => <PeopleImportPanel />

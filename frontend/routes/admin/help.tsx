import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import { GuideIndex, type GuideIndexProps } from '../../features/office/help/GuideIndex'
import { loadGuides } from '../../features/office/help/guides'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

type Guides = Pick<GuideIndexProps, 'guides'>

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData & Guides> => {
    await requireStaff(app, request, isStaff)
    return {
      head: { title: 'Guides', canonical: deskPaths.help.build() },
      guides: await loadGuides(),
    }
  }

export const Component = () => (
  <GuideIndex
    guides={useLoaderData<Guides>().guides}
    text={(useSearchParams()[0].get('q') ?? '').trim().slice(0, 100)}
  />
)

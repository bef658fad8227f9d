import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import { GuidePage } from '../../features/office/help/GuidePage'
import type { Guide } from '../../features/office/help/guide.types'
import { loadGuide } from '../../features/office/help/guides'
import { notFound } from '../../lib/ApiError'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({
    params: { guide: name = '' },
    request,
  }: LoaderFunctionArgs): Promise<PageData & { guide: Guide }> => {
    await requireStaff(app, request, isStaff)
    const guide = await loadGuide(name)
    if (!guide) throw notFound()
    return { head: { title: guide.title, canonical: deskPaths.guide.build(name) }, guide }
  }

export const Component = () => <GuidePage guide={useLoaderData<{ guide: Guide }>().guide} />

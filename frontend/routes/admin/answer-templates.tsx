import type { LoaderFunctionArgs } from 'react-router-dom'
import { isAdmin } from '../../../collections/access/policies.schema'
import { TemplateList } from '../../features/messaging/contactMessages/staff/TemplateList'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** The texts that staff begin answers with, for administrators. Source: issue 13, part 8. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    return { head: { title: 'Templates of Answers', canonical: deskPaths.answerTemplates.build() } }
  }

export const Component = () => <TemplateList />

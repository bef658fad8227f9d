import type { LoaderFunctionArgs } from 'react-router-dom'
import { isAdmin } from '../../../collections/access/policies.schema'
import { MailTexts } from '../../features/messaging/mailTexts/MailTexts'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** The words of automatic mails, for administrators. Source: issue 13, part 7. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    return { head: { title: 'Texts of Automatic Mails', canonical: deskPaths.mailTexts.build() } }
  }

export const Component = () => <MailTexts />

import { seesApplications } from '../../../collections/access/policies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ReviewView } from '../../features/membership/applications/staff/ReviewView'
import { reviewQuery } from '../../features/membership/applications/staff/staffApplicationQueries'
import { ApiError } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { adminMessages } from '../../lib/messages/adminMessages'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesApplications)
    try {
      const { form } = await app.queryClient.query(reviewQuery(app, id))
      return { head: { title: form.fullName, canonical: deskPaths.application.build(id) } }
    } catch (error) {
      if (error instanceof ApiError && [401, 404].includes(error.status)) throw error
      throw new ApiError(
        error instanceof ApiError ? error.status : 0,
        'application',
        adminMessages.applicationFailed,
      )
    }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: review } = useSuspenseQuery(reviewQuery(useApp(), id))
  return <ReviewView key={id} review={review} />
}

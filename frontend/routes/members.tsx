import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { PageTitle } from '../components/layout/PageTitle'
import { Directory, type DirectoryFailure } from '../features/people/directory/Directory'
import { readDirectoryFilter, readMember } from '../features/people/directory/directoryFilter'
import { directoryQuery, memberQuery } from '../features/people/directory/directoryQueries'
import { ApiError } from '../lib/ApiError'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { requireAccount } from '../lib/session/requireAccount'
import { paths } from '../paths'

interface MembersData extends PageData {
  /** What the server was told when it could not load the members. */
  failure: DirectoryFailure | undefined
}

/** The member directory; a visitor is sent to sign in. Source: spec.md sections 2 and 8, "Directory". */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<MembersData> => {
    await requireAccount(app, request, 'directory')
    const { searchParams } = new URL(request.url)
    const member = readMember(searchParams)
    const head = {
      title: 'Member Directory',
      description: 'Find members by name, title, specialization or organization.',
      canonical: paths.members.build(),
    }
    // The page shows what is loading and what failed by itself; only a page without a script needs the answer now.
    const loading = Promise.all([
      app.queryClient.query(directoryQuery(app, readDirectoryFilter(searchParams))),
      member ? app.queryClient.query(memberQuery(app, member)).catch(() => undefined) : undefined,
    ])
    const failed = loading.then(
      () => undefined,
      (error: unknown): DirectoryFailure =>
        error instanceof ApiError
          ? { code: error.code, message: error.message }
          : { code: 'unexpected', message: '' },
    )
    return { head, failure: import.meta.env.SSR ? await failed : undefined }
  }

export const Component = () => {
  const { failure } = useLoaderData<MembersData>()
  return (
    <>
      <PageTitle title="Member Directory">
        Engineers of the association, by name, title, specialization or organization.
      </PageTitle>
      <div className="wrap py-10">
        <Directory failure={failure} />
      </div>
    </>
  )
}
